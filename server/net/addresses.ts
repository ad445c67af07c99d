import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Addresses and networks ("10.0.0.0/8") as a list to look in; `null` where one of them is none. */
export function networksOf(list: readonly string[]): BlockList | null {
  const networks = new BlockList();
  for (const one of list) {
    const [address, bits, more] = one.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const size = bits === undefined ? most : Number(bits);
    // "All" is nobody to be trusted.
    if (version === 0 || more !== undefined || !Number.isInteger(size) || size < 1 || size > most) return null;
    networks.addSubnet(address, size, version === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

export const isIn = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `::ffff:192.0.2.1` is 192.0.2.1. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/**
 * Where a request comes from. What it says of itself is believed only of proxies that are trusted: the last address before them in
 * X-Forwarded-For, since anybody can write the ones before that.
 */
export function addressOf(request: IncomingMessage, trusted: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const said = String(request.headers['x-forwarded-for'] ?? '').split(',').map((one) => plain(one.trim()));
  while (isIn(trusted, address) && said.length > 0) {
    const before = said.pop() ?? '';
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** By what addresses are counted: a household has a /64 of IPv6. */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left, right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const gap = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...gap, ...tail].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}
