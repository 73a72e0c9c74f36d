/** The owner of a seeded application, with a token that the server believes: it is started with a key that we know. */
import { createHash, createHmac } from 'node:crypto'

export interface SeededPerson {
  readonly uuid: string
  readonly token: string
}

/** As seed-applications.ts makes them in SQL. */
function idOf(kind: string, n: number): string {
  const digits = createHash('md5').update(`${kind}${n}`).digest('hex')
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20)].join('-')
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** @param key base64, the server's TOKEN_KEY */
export function seededPerson(n: number, key: string): SeededPerson {
  const issuedAt = Math.floor(Date.now() / 1000)
  const claims = { sid: idOf('session', n), iss: 'hearthline', sub: idOf('identity', n), iat: issuedAt, exp: issuedAt + 43_200 }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(signed).digest('base64url')
  return { uuid: idOf('application', n), token: `${signed}.${signature}` }
}
