/** The brand desk: what is typed is judged at once and saved, and what someone else did meanwhile takes none of it. */
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Administration from '../administration/administration.tsx'
import { BrandDesk } from '../brands/brand-desk.tsx'
import BrandsPage from '../brands/brands-page.tsx'
import { type Desk, useBrandDesk } from '../brands/use-brand-desk.ts'
import { setOrganization } from '../session/organization.ts'
import { buttons, draw, drawAnew, drawnAnew, place, press } from './drawn-signer.tsx'

const palette = { ground: '#FAF8F4', card: '#FFFFFF', action: '#0F5240', hairline: '#E6E1D7', softAction: '#E6F0EB' }
const shape = { radius: 'soft', density: 'comfortable', typeFamily: 'instrument-sans', variant: 'v2024' }
const content = (action: string, muted = '#6E685E') => ({
  values: { look: { ...shape, light: { ...palette, action, muted }, dark: palette } },
  svg: {},
  ownTexts: [],
})
const version = (number: number, more: object = {}) => ({
  ...{ number, source: 'DESK', withdrawn: false, by: 'ana@example.test', byYou: false, madeAt: '2026-11-27T05:00:00.000Z', note: 'Softer' },
  ...{ digest: 'd', published: [], ...more },
})
const draft = (revision: number, more: object = {}) => ({
  ...{ revision, content: content('#0F5240'), withdrawn: false, note: '', basedOn: 1, by: 'ana@example.test', byYou: false },
  ...{ writtenByYou: false, savedAt: '2026-11-27T06:00:00.000Z', faults: [], asked: null, refused: null, ...more },
})
const desk = (more: object = {}) =>
  ({
    ...{ code: 'HEARTH', name: 'Hearthline', inForce: 1, folderDiffers: null, content: content('#0F5240'), draft: null },
    ...{ versions: [version(1)], preview: { ticket: 'ticket', seconds: 600 }, ...more },
  }) as unknown as Desk

const sent: { path: string; body: { revision?: number | null; content?: unknown } }[] = []
let server: Desk
drawnAnew()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sent.length = 0
  setOrganization({ orgCode: 'HEARTH', orgMetaData: { companyInfo: { name: 'Hearth' } } } as Parameters<typeof setOrganization>[0])
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    const { pathname } = new URL(url, 'http://x')
    if ((init.method ?? 'GET') === 'GET') return answer(200, pathname.endsWith('/brands') ? { brands: [] } : server)
    const body = JSON.parse(String(init.body)) as (typeof sent)[number]['body']
    sent.push({ path: pathname.split('/').at(-1)!, body })
    if (!pathname.endsWith('/draft')) return answer(200, server)
    const revision = server.draft?.revision ?? null
    if (body.revision !== revision)
      return answer(412, { message: 'Someone else changed this draft', errors: [], code: 'precondition_failed', requestId: '1' })
    server = desk({ draft: draft((revision ?? 0) + 1, body) })
    return answer(200, server.draft)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Opened() {
  const { data } = useBrandDesk('HEARTH')
  return data ? <BrandDesk desk={data} /> : null
}
const open = (read: Desk, at = '/?section=light') => {
  server = read
  drawAnew()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(['brand', 'HEARTH'], read)
  draw(
    <MemoryRouter initialEntries={[at]}>
      <Opened />
    </MemoryRouter>,
    client,
  )
  return client
}
const field = (path: string) => place.querySelector<HTMLInputElement>(`[data-path="${path}"] input`)!
const type = (path: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(path), text)
    field(path).dispatchEvent(new Event('input', { bubbles: true }))
  })
const write = (label: string, text: string) =>
  act(async () => {
    const { htmlFor } = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)!
    const area = document.getElementById(htmlFor) as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_500)))
const ACTION = 'values.look.light.action'

it('says at once that a color is too faint, marks what is changed, and saves it a moment later', async () => {
  open(desk())
  await type(ACTION, '#F0F0F0')
  expect(place.textContent).toContain('The contrast on “Card” is 1.13; it needs 4.5.')
  expect(place.textContent).toContain('In force: #0F5240.')
  expect(sent).toEqual([])
  await wait()
  expect(sent).toMatchObject([{ path: 'draft', body: { revision: null, content: content('#F0F0F0') } }])
  expect(place.textContent).toContain('Buttons and links: #0F5240 becomes #F0F0F0')
  expect(place.textContent).toContain('Draft saved by ana@example.test')
})

it('keeps what was typed where someone else was faster, and puts it on what they wrote', async () => {
  open(desk({ draft: draft(1) }))
  server = desk({ draft: draft(2, { content: content('#0F5240', '#555555') }) })
  await type(ACTION, '#7A1550')
  await wait()
  expect(place.textContent).toContain('Someone else changed this draft')
  expect(field(ACTION).value).toBe('#7A1550')
  await press('Put what I typed on theirs')
  await wait()
  expect(sent.at(-1)).toMatchObject({ body: { revision: 2, content: content('#7A1550', '#555555') } })
  expect(place.textContent).not.toContain('Someone else changed this draft')
})

it('offers a version that waits to whoever wrote none of it, with every change in words', async () => {
  const asked = { asked: 2, content: content('#7A1550') }
  open(desk({ draft: draft(3, { ...asked, writtenByYou: true }), versions: [version(2), version(1)] }))
  expect(place.textContent).toContain('An administrator who wrote none of it has to publish it.')
  expect(buttons()).not.toContain('Publish version 2')
  open(desk({ draft: draft(3, asked), versions: [version(2), version(1)] }))
  expect(place.textContent).toContain('Buttons and links: #0F5240 becomes #7A1550')
  await press('Refuse it')
  await press('Refuse version 2')
  expect([place.textContent?.includes('Write why'), sent]).toEqual([true, []])
  await press('Publish version 2')
  expect(sent).toEqual([{ path: 'act', body: { act: 'publish', number: 2, digest: 'd' } }])
})

it('leads the focus on to what tells of an act that took its own button away', async () => {
  const told = () => document.activeElement !== document.body && document.activeElement?.textContent
  const versions = [version(2), version(1)]
  open(desk({ draft: draft(3, { content: content('#7A1550'), note: 'Warmer' }) }))
  server = desk({ draft: draft(3, { asked: 2, content: content('#7A1550') }), versions })
  await press('Ask another person to publish')
  await wait()
  expect(told()).toBe('Version 2 waits for another person')
  ;(document.activeElement as HTMLElement).blur()
  await press('Change it')
  expect(told()).toBe('Colors, light')

  open(server)
  await press('Refuse it')
  await write('Why', 'Too warm')
  server = desk({ draft: draft(4, { refused: { by: 'bo@example.test', at: '2026-11-27T07:00:00.000Z', because: 'Too warm' } }), versions })
  await press('Refuse version 2')
  await wait()
  expect(told()).toContain('Refused by bo@example.test')

  open(desk({ draft: draft(3, { asked: 2 }), versions }))
  server = desk({ inForce: 2, versions })
  await press('Publish version 2')
  await wait()
  expect(told()).toContain('This is version 2, which is in force.')
})

it('asks for what changes, and why, before another person is asked', async () => {
  open(desk({ draft: draft(3, { content: content('#7A1550') }) }))
  await press('Ask another person to publish')
  expect(place.textContent).toContain('Write what changes, and why')
  expect([document.activeElement?.tagName, sent]).toEqual(['TEXTAREA', []])
})

it('tells an administrator how much waits for a second person, and lists it first', () => {
  const listed = (code: string, state: string) => ({ code, name: code, inForce: 1, withdrawn: false, draft: state })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['me'], { platform: true, organizations: [] })
  client.setQueryData(['brands'], { brands: [listed('ACRE', 'NONE'), listed('BIRCH', 'OPEN'), listed('CEDAR', 'ASKED')] })
  for (const register of ['offer-code', 'legal-text'])
    client.setQueryData(['register', register, { scope: 'organization', page: 1 }], { entries: [], total: 3, waiting: 1, ofAll: [] })
  draw(
    <MemoryRouter>
      <Administration path={undefined} roles={['administrator']} rolesKnown />
      <BrandsPage />
    </MemoryRouter>,
    client,
  )
  const links = [...place.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links.filter((words) => words?.includes('for a second person'))).toEqual([
    expect.stringMatching(/^Brands.*1 waits for a second person$/),
    expect.stringMatching(/^Registers.*2 wait for a second person$/),
  ])
  expect(links.slice(-3)).toEqual(['CEDAR', 'ACRE', 'BIRCH'])
})

describe('the preview', () => {
  const frames = () => [...place.querySelectorAll('iframe')]
  const addressOf = (frame: HTMLIFrameElement) => new URL(frame.getAttribute('src')!, 'http://x').searchParams
  /** The frame says that it is drawn, and what it is sent from then on is kept. */
  async function drawn(frame: HTMLIFrameElement) {
    const taken: { brandPreview: { css: string; theme: string } }[] = []
    const source = { postMessage: (message: (typeof taken)[number]) => taken.push(message), scrollTo: () => undefined, scrollY: 0 }
    Object.defineProperty(frame, 'contentWindow', { value: source })
    const mark = document.createElement('meta')
    Object.assign(mark, { name: 'brand-preview', content: 'company.supportPhone' })
    Object.defineProperty(frame, 'contentDocument', { value: { querySelector: () => mark } })
    const ready = Object.assign(new Event('message'), { origin: window.location.origin, source, data: { brandPreview: 'ready' } })
    await act(async () => void window.dispatchEvent(ready))
    return taken
  }

  it('shows a color as it is typed, loads a screen again for other values alone, and says what it cannot show', async () => {
    const client = open(desk())
    const [first] = frames()
    expect([...addressOf(first!)]).toEqual([
      ['ticket', 'ticket'],
      ['page', 'first'],
      ['theme', 'light'],
    ])
    const taken = await drawn(first!)
    expect(place.textContent).toContain('Shown as in force, because what is typed cannot be shown: Support phone.')
    await type(ACTION, '#7A1550')
    expect(taken.at(-1)!.brandPreview.css).toContain('--action:#7A1550')
    await type(ACTION, '#7A15}')
    expect(taken.at(-1)!.brandPreview.css).toContain('--action:#0F5240')
    await wait()
    expect(frames()).toEqual([first])
    const more = { ...content('#0F5240'), values: { ...content('#0F5240').values, tagline: 'Another' } }
    await act(async () => void client.setQueryData(['brand', 'HEARTH'], desk({ draft: draft(2, { content: more }) })))
    await wait()
    expect(frames()).toEqual([first, expect.anything()])
    await drawn(frames()[1]!)
    expect([frames().length, frames()[0] === first]).toEqual([1, false])
  })

  it('offers to load a screen again that does not come, and keeps what is typed', async () => {
    open(desk())
    await act(async () => void (await vi.advanceTimersByTimeAsync(21_000)))
    expect(place.textContent).toContain('The screen could not be shown')
    const [before] = frames()
    await press('Load it again')
    expect(frames()).toHaveLength(1)
    expect(frames()[0]).not.toBe(before)
  })
})
