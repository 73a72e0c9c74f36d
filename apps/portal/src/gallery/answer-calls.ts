/** In the place of `fetch`: every call of a gallery page is answered from its examples, and none reaches a real session. */
import { exampleAnswers } from './example-answers.ts'
import type { Answer, ExampleApplication, GalleryPage } from './page.ts'
import { EXAMPLE_UUID } from './page.ts'

const HELOC = '/service-application/api/v1/application/heloc'

/** An estimate of stated facts. */
const PRICED = 'POST /service-application/external/api/v1/heloc/estimate'

/** What the server makes up, by the call that reads it. */
const READINGS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [new RegExp(`^GET ${HELOC}/[^/]+$`), () => 'application'],
  [new RegExp(`^GET ${HELOC}/[^/]+/offers$`), () => 'offers'],
  [new RegExp(`^GET ${HELOC}/[^/]+/decision$`), () => 'decision'],
  [new RegExp(`^GET ${HELOC}/[^/]+/corrections$`), () => 'corrections'],
  [new RegExp(`^GET ${HELOC}/[^/]+/items/([a-z-]+)$`), (found) => `item/${found[1]}`],
  [/^GET \/service-krang-heloc\/borrower\/secure\/api\/v1\/[^/]+\/status$/, () => 'status'],
]

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

const refusal = (status: number, message: string, fields?: readonly { path: string; message: string }[]): Response =>
  json(status, {
    status,
    message,
    errors: fields?.map((field) => field.message) ?? [message],
    fields,
    code: 'example',
    requestId: EXAMPLE_UUID,
  })

/** How many answers are in progress; a call that is never answered is not waited for. */
let underWay = 0
export const isIdle = (): boolean => underWay === 0

export function answerCalls(page: GalleryPage, organization: string, bodiesAt = '/gallery/bodies'): void {
  const real = window.fetch.bind(window)
  const call: Real = (path, init) => real(path, { ...init, headers: { ...init?.headers, 'x-org': organization } })
  const answer = answering(page, call, bodiesAt)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, origin } = new URL(request.url)
    if (origin !== window.location.origin || /^\/(assets|brands)\//.test(pathname)) return await real(input, init)
    const given = givenAnswer(page, `${request.method} ${pathname}`)
    if (given === 'never') return await new Promise<Response>(() => undefined)
    underWay += 1
    try {
      return given ? asResponse(given) : await answer(request.method, pathname, search, () => request.text())
    } finally {
      underWay -= 1
    }
  }
}

type Real = (path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Response>

const answering =
  (page: GalleryPage, real: Real, bodiesAt: string) =>
  async (method: string, pathname: string, search: string, sent: () => Promise<string>) => {
    const call = `${method} ${pathname}`
    const read = (about: ExampleApplication, uuid: string, reading: string) =>
      real(bodiesAt, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...about, uuid, read: reading }),
      })
    if (call === `GET ${HELOC}/all`) return await everyApplication(page, read)
    for (const [pattern, readingOf] of READINGS) {
      const found = pattern.exec(call)
      if (!found) continue
      const [about, uuid] = applicationOf(page, pathname)
      if (!about) return refusal(404, 'No such application was found')
      const answered = await read(about, uuid, readingOf(found))
      return answered.ok ? json(200, await answered.json(), { etag: '"1"' }) : answered
    }
    // It changes nothing, whoever asks.
    if (call === PRICED) return await real(pathname, { method, headers: { 'content-type': 'application/json' }, body: await sent() })
    const example = matching(exampleAnswers, call)
    if (example !== undefined) return json(200, example)
    // What anyone may read is read of the server itself, without a session; the secure twin of an open call says the same.
    if (method === 'GET' && /\/(external|secure)\/|^\/banners\//.test(pathname)) {
      const open = await real(pathname.replace('/secure/', '/external/') + search, { headers: { accept: 'application/json' } })
      if (open.status !== 404 || pathname.includes('/external/')) return open
    }
    console.error(`The gallery has no answer for ${call} on ${page.path}: add one to its page, or to example-answers.ts`)
    return refusal(404, 'Nothing was found here')
  }

/** Applications beside the page's own have the last digits of their uuid from their place. */
const uuidOf = (index: number): string => (index === 0 ? EXAMPLE_UUID : EXAMPLE_UUID.slice(0, -2) + String(70 + index))

const applicationsOf = ({ application, more = [] }: GalleryPage): readonly ExampleApplication[] => [
  ...(application ? [application] : []),
  ...more,
]

function applicationOf(page: GalleryPage, pathname: string): readonly [ExampleApplication | undefined, string] {
  const all = applicationsOf(page)
  const index = all.findIndex((_, place) => pathname.includes(uuidOf(place)))
  return [all[index], uuidOf(index)]
}

async function everyApplication(page: GalleryPage, read: (about: ExampleApplication, uuid: string, reading: string) => Promise<Response>) {
  const replies = await Promise.all(applicationsOf(page).map((about, index) => read(about, uuidOf(index), 'application')))
  const broken = replies.find(({ ok }) => !ok)
  return broken ?? json(200, await Promise.all(replies.map((reply) => reply.json())))
}

function matching<Value>(table: Readonly<Record<string, Value>>, call: string): Value | undefined {
  const names = Object.keys(table).filter((name) =>
    new RegExp(`^${name.replace(/:[A-Za-z]+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(call),
  )
  // The fewer parts are left open, the closer.
  const [closest] = names.sort((a, b) => a.split(':').length - b.split(':').length)
  return closest === undefined ? undefined : table[closest]
}

const givenAnswer = (page: GalleryPage, call: string) =>
  matching((page.answers ?? {}) as Readonly<Record<string, Answer<unknown> | undefined>>, call)

function asResponse(given: Exclude<Answer<unknown>, 'never'>): Response {
  if (given === 'fails') return refusal(500, 'Something unexpected happened')
  return 'body' in given ? json(200, given.body) : refusal(given.status, given.message, given.fields)
}
