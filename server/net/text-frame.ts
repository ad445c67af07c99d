/** A text in one piece, and its end. */
const TEXT = 0x81;
/** Up to so many bytes the length stands in the second byte; above, there is one that says how many bytes it has. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text as it goes over a WebSocket from a server (RFC 6455, 5.2): header and text in one buffer, so that one write sends it. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
