// Who stands behind an address, for counting. One line of IPv6 is a /64, all of it its customer's, and often a /48:
// counted by single addresses nobody would ever reach a limit (T23).
import { isIPv6 } from 'node:net'

interface CountedNetwork {
  name: string
  /** How many times the limit it has. */
  factor: number
}

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::', 2)
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

const wholeNetworkFactor = 10

/** IPv4, mapped ones too, counts as itself; IPv6 by /64, and by /48 at ten times the limit. */
export const networksOf = (address: string): readonly CountedNetwork[] => {
  if (!address.includes(':')) return [{ name: address, factor: 1 }]
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return [{ name: mapped, factor: 1 }]
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (!isIPv6(bare)) return [{ name: address, factor: 1 }]
  const groups = groupsOf(bare).map((group) => group.replace(/^0+(?=.)/, ''))
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, factor: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, factor: wholeNetworkFactor },
  ]
}
