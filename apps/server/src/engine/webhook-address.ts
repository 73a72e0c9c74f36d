/** Which addresses a partner is told at: the same where one is stored and at each message, as an installation may have become a production one since. */
import { isIP } from 'node:net'

/**
 * The address as it is called, or why it is not taken. By https only what postToPartner would connect to: a public name. An installation for tests
 * may be told beside itself, by http.
 */
export function webhookAddress(
  url: string,
  { production }: { readonly production: boolean },
): { readonly href: string } | { readonly problem: string } {
  // A line break is no part of an address, and reading one leaves it out: another address than was typed.
  if (/[\s\p{Cc}]/u.test(url)) return { problem: 'Leave spaces and line breaks out of the address' }
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || !['https:', ...(production ? [] : ['http:'])].includes(address.protocol))
    return { problem: 'Enter an address that begins with https://' }
  if (address.username || address.password) return { problem: 'Leave name and password out of the address. Each message is signed' }
  if (address.protocol === 'https:' && !isPublicName(address.hostname))
    return { problem: 'Enter an address on the public internet, by its name' }
  address.hash = ''
  return { href: address.href }
}

/** Whether a name can lead out of our own network; where it leads is looked up at each message. Names of RFC 6761 and 8375 lead nowhere. */
function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  return (
    isIP(host.replace(/^\[|\]$/g, '')) === 0 && host.includes('.') && !/\.(?:local|localhost|internal|invalid|test|onion|arpa)$/.test(host)
  )
}
