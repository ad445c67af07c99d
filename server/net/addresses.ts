import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { must } from '@conjure/engine';

/** Whether it is an address or a network such as 10.0.0.0/8. "All" is none: nobody trusts everybody. */
export function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const size = bits === undefined ? most : Number(bits);
  return isIP(address) !== 0 && more.length === 0 && Number.isInteger(size) && size >= 1 && size <= most;
}

/** Addresses and networks as a list to look in. */
export function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const one of list) {
    if (!isNetwork(one)) throw new Error(`${one} is neither an address nor a network`);
    const [address, bits] = one.split('/');
    const isSix = isIP(address) === 6;
    networks.addSubnet(address, Number(bits ?? (isSix ? 128 : 32)), isSix ? 'ipv6' : 'ipv4');
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
  const said = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plain(one.trim()));
  while (isIn(trusted, address) && said.length > 0) {
    const before = must(said.pop(), 'an address');
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
  return `${[...head, ...gap, ...tail]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
