// Addresses given by strangers that this server calls: only such as lie in the open internet, whatever their name says and
// whatever it says a moment later (server-side request forgery). What IANA lists as not globally reachable is refused.
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { PermanentFailure } from './failures.ts'

const closed = new BlockList()
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
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')
/** All that is given out of IPv6; mapped and translated IPv4 lies outside. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** @param address IPv4 or IPv6, without brackets · @returns false for everything else, too */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Whether a host may be one of the open internet, as far as its name alone tells. */
export const mayBePublicHost = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return isPublicAddress(bare)
  // A name of one word is of this network; those that end so are nobody's (RFC 6761, RFC 6762, RFC 8375).
  return /\.[a-z][a-z0-9-]*\.?$/i.test(bare) && !/\.(localhost|local|internal|home\.arpa|invalid|test)\.?$/i.test(bare)
}

/**
 * For `lookup` of `https.request`: the addresses that are judged are those that are connected to. The callback gets a
 * PermanentFailure when one of them is closed.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...(options as LookupOptions), all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PermanentFailure('The host lies in a closed network'), '', 0)
    if ((options as LookupOptions).all === true) return callback(null, addresses)
    return callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
