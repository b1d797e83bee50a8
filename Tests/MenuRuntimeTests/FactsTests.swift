@_spi(Generated) import MenuRuntime
import Testing

@Suite("What is known of a command")
struct FactsTests {
  let state = ShopState(
    isStarred: true, count: 2, order: .price, shelves: [Shelf(id: "a", title: "Left")])

  @Test("Members without a state read the facts in the first one")
  func withoutState() {
    #expect(ShopCommand.erase.id == "thing.erase")
    #expect(ShopCommand.erase.isDestructive)
    #expect(ShopCommand.open.shortcut?.glyphs == "⌘O")
    #expect(ShopCommand.sort(.price).shortcut?.glyphs == "⌥⌘P")
    #expect(ShopCommand.sort(.name).shortcut == nil)
  }

  @Test("Members with a state follow it")
  func withState() {
    #expect(ShopCommand.star.title(in: state) == "Remove Star")
    #expect(ShopCommand.star.symbolName(in: ShopState()) == "star")
    #expect(ShopCommand.erase.confirmation(in: state) == "Erase 2 Things?")
    #expect(!ShopCommand.erase.isEnabled(in: ShopState()))
    #expect(ShopCommand.sort(.price).isOn(in: state))
    #expect(!ShopCommand.sort(.name).isOn(in: state))
  }

  @Test("An option or element has a title of its own, if it is there")
  func options() {
    #expect(ShopCommand.sort(.price).title(in: state) == "Sort By")
    #expect(ShopCommand.sort(.price).optionTitle(in: state) == "Price")
    #expect(ShopCommand.move("a").optionTitle(in: state) == "Left")
    #expect(ShopCommand.move("gone").optionTitle(in: state) == nil)
    #expect(Order.price.title(in: state) == "Price")
    #expect(Order.price.id == "price")
  }

  @Test("The image of an element stays where menus hide images, and that of its command does not")
  func images() {
    let state = ShopState(shelves: [Shelf(id: "a", title: "Left", symbolName: "books.vertical")])
    let facts = ShopCommand.move("a").facts(in: state)
    #expect(facts.option?.image == .symbol("books.vertical", stays: true))
    #expect(facts.image?.stays == false)
    #expect(MenuFacts("", "").symbol("star", stays: true).image?.stays == true)
  }

  @Test("Payloads are expanded from the state")
  func all() {
    #expect(
      ShopCommand.allCommands(in: state) == [
        .open, .star, .sort(.name), .sort(.price), .move("a"), .erase,
      ])
  }
}
