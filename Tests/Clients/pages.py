"""The page of a preview in a browser, as an editor shows it."""

import html
import json
import re

import runner

# Sends the page a newer one, then the cursor's place, and then clicks another entry. `send` is what brings a message to
# the page, `answers` what has come back.
USE = """
  <script>
  (async () => {
    const report = {};
    const pause = () => new Promise(resolve => setTimeout(resolve, 300));
    const chosen = () => document.querySelector('.chosen .title')?.textContent;
    try {
      const text = document.documentElement.outerHTML;
      const entries = [...document.querySelectorAll('[role=menuitem]')].filter(line => line.item.place);
      const share = entries.find(line => line.textContent.includes('Share'));
      report.start = [...document.querySelectorAll('.title')].map(title => title.textContent);
      SEND({page: text.replaceAll('"title":["Pin"]', '"title":["Stick"]')});
      await pause();
      report.newer = [...document.querySelectorAll('.title')].map(title => title.textContent);
      SEND({focus: [...document.querySelectorAll('[role=menuitem]')].find(line => /Stick/.test(line.textContent)).item.place});
      await pause();
      report.focused = chosen();
      [...document.querySelectorAll('[role=menuitem]')].find(line => /Share/.test(line.textContent)).click();
      await pause();
      report.answers = ANSWERS;
      report.clicked = share.item.place;
    } catch (error) {
      report.error = String(error.stack);
    }
    const shown = document.createElement('pre');
    shown.id = 'report';
    shown.textContent = JSON.stringify(report);
    document.body.append(shown);
  })();
  </script>
"""


def check(page, what, send, answers):
    use = re.sub(r"SEND\((\{.*\})\);", lambda match: send(match[1]) + ";", USE).replace("ANSWERS", answers)
    page.write_text(page.read_text().replace("</body>", f"{use}</body>"))
    done = runner.browse(page.as_uri(), "--virtual-time-budget=5000", "--dump-dom")
    found = re.search(r'<pre id="report">(.*?)</pre>', done.out, re.DOTALL)
    report = json.loads(html.unescape(found[1])) if found else {}
    runner.check(what,
                 "Pin" in report.get("start", []) and "Stick" in report.get("newer", [])
                 and report.get("focused") == "Stick" and {"chosen": report.get("clicked")} in report.get("answers", []),
                 json.dumps(report, indent=1) if report else done.err)
