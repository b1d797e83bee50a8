"""Measures the time of programs, and how slow the machine is at the moment: imported by Tests/Benchmarks/run and editing.py.

The goals refer to a machine on which `flatc --swift` took 15 ms for 1,000 commands: the reference machine. Machines differ,
and the speed of a shared one changes by the minute. So flatc is timed again next to each measurement, and scales the goals.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# The milliseconds of flatc for 1,000 commands on the reference machine.
GOALS_FLATC = 15


def processor_time(command):
    """Runs a command, discards its output and returns its processor time in milliseconds."""
    null = os.open(os.devnull, os.O_RDWR)
    pid = os.posix_spawnp(command[0], command, os.environ,
                          file_actions=[(os.POSIX_SPAWN_DUP2, null, 1),
                                       (os.POSIX_SPAWN_DUP2, null, 2)])
    os.close(null)
    _, status, used = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"failed: {' '.join(command)}")
    return (used.ru_utime + used.ru_stime) * 1000


class Machine:
    """Measures how many times slower this machine is than the reference machine."""

    def __init__(self, peers=None):
        self.folder = tempfile.TemporaryDirectory(prefix="menugen-machine-")
        subprocess.run([sys.executable, str(peers or HERE / "make_inputs.py"), self.folder.name, "1000"], check=True)
        self.command = ["flatc", "--swift", "-o", self.folder.name, f"{self.folder.name}/1000.fbs"]
        self.last = self.slowness()

    def slowness(self, rounds=9):
        """The current factor."""
        return statistics.median(processor_time(self.command) for _ in range(rounds)) / GOALS_FLATC

    def since(self):
        """The factor since the last call: the mean of then and now."""
        before, self.last = self.last, self.slowness()
        return (before + self.last) / 2
