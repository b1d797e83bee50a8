// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Keys that the system hands to an app, whichever app is in front: HIToolbox/CarbonEvents.h and Events.h. Apple has no page
// on them; rows of the table name the bindings and the apps that compile with the calls.
#if canImport(ObjectiveC)
  @_exported import Darwin
  @_exported import ObjectiveC

  public class CFArray {}
#else
  import Foundation

  public typealias CFArray = NSArray
#endif

public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias OptionBits = UInt32
public let noErr: OSStatus = 0

public typealias EventHotKeyRef = OpaquePointer
public typealias EventRef = OpaquePointer
public typealias EventTargetRef = OpaquePointer
public typealias EventHandlerRef = OpaquePointer
public typealias EventHandlerCallRef = OpaquePointer
public typealias EventParamName = OSType
public typealias EventParamType = OSType
public typealias EventHandlerUPP =
  @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> OSStatus

public struct EventHotKeyID {
  public var signature: OSType
  public var id: UInt32
  public init() { (signature, id) = (0, 0) }
  public init(signature: OSType, id: UInt32) { (self.signature, self.id) = (signature, id) }
}

public struct EventTypeSpec {
  public var eventClass: OSType
  public var eventKind: UInt32
  public init(eventClass: OSType, eventKind: UInt32) {
    (self.eventClass, self.eventKind) = (eventClass, eventKind)
  }
}

public let kEventClassKeyboard = 0x6B65_7962
public let kEventHotKeyPressed = 5
public let kEventParamDirectObject = 0x2D2D_2D2D
public let typeEventHotKeyID = 0x686B_6964
public let eventNotHandledErr = -9874
public let eventHotKeyExistsErr = -9878
public let cmdKey = 1 << 8
public let shiftKey = 1 << 9
public let optionKey = 1 << 11
public let controlKey = 1 << 12
public let kHISymbolicHotKeyCode = "kHISymbolicHotKeyCode"
public let kHISymbolicHotKeyModifiers = "kHISymbolicHotKeyModifiers"
public let kHISymbolicHotKeyEnabled = "kHISymbolicHotKeyEnabled"

#if canImport(ObjectiveC)
  public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
  public func RegisterEventHotKey(
    _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID,
    _ inTarget: EventTargetRef!, _ inOptions: OptionBits,
    _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!
  ) -> OSStatus { 0 }
  public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { 0 }
  public func InstallEventHandler(
    _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int,
    _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!,
    _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
  ) -> OSStatus { 0 }
  public func GetEventParameter(
    _ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType,
    _ outActualType: UnsafeMutablePointer<EventParamType>!, _ inBufferSize: Int,
    _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
  ) -> OSStatus { 0 }
  public func CopySymbolicHotKeys(
    _ outHotKeyInfo: UnsafeMutablePointer<Unmanaged<CFArray>?>!
  ) -> OSStatus { 0 }
#else
  /// The keyboard of a test, with the keys that an app has registered.
  public enum HotKeyboard {
    struct HotKey {
      let code: UInt32
      let modifiers: UInt32
      let id: EventHotKeyID
    }
    nonisolated(unsafe) static var keys: [OpaquePointer: HotKey] = [:]
    nonisolated(unsafe) static var handlers: [EventHandlerUPP] = []
    /// The codes that another app has.
    nonisolated(unsafe) public static var taken: Set<UInt32> = []
    /// The keys of the system.
    nonisolated(unsafe) public static var symbolic: [[String: Any]] = []

    /// The keys that are registered, as code and modifiers.
    public static var registered: [String] {
      keys.values.map { "\($0.code)+\($0.modifiers)" }.sorted()
    }

    /// Presses a key. Returns whether an app that has it has handled it.
    @discardableResult
    public static func press(_ code: UInt32, _ modifiers: Int) -> Bool {
      for key in keys.values where key.code == code && key.modifiers == modifiers {
        let event = UnsafeMutablePointer<EventHotKeyID>.allocate(capacity: 1)
        event.initialize(to: key.id)
        defer { event.deallocate() }
        return handlers.contains { $0(nil, OpaquePointer(event), nil) == noErr }
      }
      return false
    }
  }

  public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
  public func RegisterEventHotKey(
    _ code: UInt32, _ modifiers: UInt32, _ id: EventHotKeyID, _ target: EventTargetRef!,
    _ options: OptionBits, _ reference: UnsafeMutablePointer<EventHotKeyRef?>!
  ) -> OSStatus {
    let isTaken = HotKeyboard.keys.values.contains { $0.code == code && $0.modifiers == modifiers }
    if isTaken || HotKeyboard.taken.contains(code) { return OSStatus(eventHotKeyExistsErr) }
    let new = OpaquePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    HotKeyboard.keys[new] = HotKeyboard.HotKey(code: code, modifiers: modifiers, id: id)
    reference.pointee = new
    return noErr
  }
  public func UnregisterEventHotKey(_ key: EventHotKeyRef!) -> OSStatus {
    HotKeyboard.keys[key] = nil
    return noErr
  }
  public func InstallEventHandler(
    _ target: EventTargetRef!, _ handler: EventHandlerUPP!, _ count: Int,
    _ types: UnsafePointer<EventTypeSpec>!, _ data: UnsafeMutableRawPointer!,
    _ reference: UnsafeMutablePointer<EventHandlerRef?>!
  ) -> OSStatus {
    HotKeyboard.handlers.append(handler)
    return noErr
  }
  public func GetEventParameter(
    _ event: EventRef!, _ name: EventParamName, _ type: EventParamType,
    _ actualType: UnsafeMutablePointer<EventParamType>!, _ size: Int,
    _ actualSize: UnsafeMutablePointer<Int>!, _ data: UnsafeMutableRawPointer!
  ) -> OSStatus {
    data.copyMemory(from: UnsafeRawPointer(event), byteCount: size)
    return noErr
  }
  public func CopySymbolicHotKeys(
    _ list: UnsafeMutablePointer<Unmanaged<CFArray>?>!
  ) -> OSStatus {
    let keys = HotKeyboard.symbolic.map { NSDictionary(dictionary: $0) }
    list.pointee = Unmanaged.passRetained(NSArray(array: keys))
    return noErr
  }
#endif
