/** Posts to an address that an administrator gave: never into our own network, whatever its name says at the moment of the call. */
import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT_MS = 10_000

const onlyPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    const outside = found.every(({ address }) => isPublicAddress(address))
    if (!first || !outside) return done(Object.assign(new Error('The address leads into a private network'), { code: 'EPRIVATE' }), '')
    // With `all` the caller takes a list, else one of it.
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

/** @returns why it was not taken, or undefined where it was. http is for an address beside us, which only an installation for tests accepts. */
export function postToPartner(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { protocol, hostname } = new URL(url)
    const isSecure = protocol === 'https:'
    if (isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return resolve('The address leads into a private network')
    const sent = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Hearthline-Webhooks' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isSecure && { lookup: onlyPublic }),
      },
      (reply) => {
        reply.resume()
        const status = reply.statusCode ?? 0
        resolve(status >= 200 && status < 300 ? undefined : `It answered ${status}`)
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(wordsOf(error)))
    sent.end(body)
  })
}

const WORDS: Readonly<Record<string, string>> = {
  EPRIVATE: 'The address leads into a private network',
  ENOTFOUND: 'Its host was not found',
  ECONNREFUSED: 'It refused the connection',
  ABORT_ERR: 'It was silent for ten seconds',
}

const wordsOf = ({ name, code = '' }: NodeJS.ErrnoException): string =>
  (name === 'TimeoutError' || name === 'AbortError' ? WORDS.ABORT_ERR : WORDS[code]) ?? `The connection failed (${code || name})`
