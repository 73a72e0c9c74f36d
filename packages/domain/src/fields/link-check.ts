/** Whether a link is one this product may follow (seed 001 §5): "accepts only values starting with http:// or {host}". */

/**
 * https:// gets no rule of its own: it passes only as the beginning of `host` (the portal's own origin, say
 * https://apply.lender.example), so a link to any other https address is refused. The character after the host must end it, or
 * https://apply.lender.example.evil.test would start with the host too.
 */
export function isAcceptedLink(value: unknown, host: string): boolean {
  if (typeof value !== 'string') return false
  if (value.startsWith('http://')) return value.length > 'http://'.length
  const origin = host.replace(/\/+$/, '')
  return origin !== '' && value.startsWith(origin) && /^(?:$|[/?#])/.test(value.slice(origin.length))
}
