import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's public address: this machine, private and local ones, and those kept for other uses. */
const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4')
}

/** Global unicast alone; what is tunneled or translated could lead to an inner address of version 4. */
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
const innerSix = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  innerSix.addSubnet(network, prefix, 'ipv6')
}

/** True for addresses of the open internet. Nothing that an owner writes may make this machine call any other. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inner.check(address, 'ipv4')
  if (version !== 6) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublicAddress(mapped)
  return outer.check(address, 'ipv6') && !innerSix.check(address, 'ipv6')
}
