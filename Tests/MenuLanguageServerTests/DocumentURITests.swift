import Testing

@testable import MenuLanguageServer

@Suite("URIs of documents")
struct DocumentURITests {
  @Test(
    "A path and its URI are made of each other",
    arguments: [
      ("/a/b.menu", "file:///a/b.menu"), ("/a b/é.menu", "file:///a%20b/%C3%A9.menu"),
      ("/", "file:///"), ("/a-b_c~d.menu", "file:///a-b_c~d.menu"),
      ("/%/#?.menu", "file:///%25/%23%3F.menu"),
    ])
  func both(_ path: String, _ uri: String) {
    #expect(DocumentURI.uri(path) == uri)
    #expect(DocumentURI.path(uri) == path)
  }

  @Test(
    "A URI may have a host, small digits and a slash at its end; what is no file stays as it is",
    arguments: [
      ("file://localhost/a.menu", "/a.menu"), ("file:///%c3%a9/", "/é"), ("file:///a//", "/a"),
      ("untitled:Untitled-1", "untitled:Untitled-1"), ("file://host", "file://host"),
      ("file:///%4", "file:///%4"), ("file:///%zz", "file:///%zz"), ("file:///%4g", "file:///%4g"),
    ])
  func others(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(uri) == path)
  }

  @Test("A path has a folder and a name; what has no slash is a name")
  func parts() {
    #expect(DocumentURI.folder(of: "/a/b.menu") == "/a" && DocumentURI.folder(of: "/b.menu") == "/")
    #expect(DocumentURI.folder(of: "b.menu") == "" && DocumentURI.uri("b.menu") == "b.menu")
    #expect(DocumentURI.name(of: "/a/b.menu") == "b.menu")
    #expect(DocumentURI.name(of: "b.menu") == "b.menu")
  }
}
