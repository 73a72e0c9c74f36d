/** A page whose question was answered on another device: the real application over the gallery's examples, which change while it is looked at. */
import { expect, it, vi } from 'vitest'
import { EXAMPLE_UUID } from '../gallery/page.ts'
import { begun } from '../gallery/pages/signing.ts'
import { openGalleryPage } from './open-gallery-page.ts'
import { visitUrl } from './served-organization.ts'

const BASE = `/account/heloc/${EXAMPLE_UUID}`
const type = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it('goes on by itself when it is returned to, and keeps what was typed while the question is the same', async () => {
  await openGalleryPage('start-contact', { application: { item: 'contact' } }, async ({ answeredElsewhere, where }) => {
    const asked = where()
    // On a busy machine the page stands still once before its question is drawn.
    const field = await vi.waitFor(
      () => {
        const found = document.querySelector<HTMLInputElement>('main input[type=tel], main input[type=text]')
        expect(found).not.toBeNull()
        return found!
      },
      { timeout: 10_000 },
    )
    type(field, '415 555 0199')
    const typed = field.value
    window.dispatchEvent(new Event('focus'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(where()).toBe(asked)
    expect(field.isConnected && field.value).toBe(typed)

    answeredElsewhere({ application: { item: 'income-sources' } })
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(where()).toBe(`${BASE}/income/review`), { timeout: 10_000 })
    expect(document.body.textContent).not.toContain('This part is not open right now')
  })
})

it('goes on by itself when it learns that its part is over, and never says that this is not open now', async () => {
  const LOOK = 'POST /service-application/api/v1/application/heloc/:uuid/notary/look'
  const seen = (state: 'BOOKED' | 'NONE') => ({ [LOOK]: { body: { state, participants: [] } } })
  const there = { application: { item: 'notary-session', situations: ['colorado'] }, answers: seen('BOOKED') }
  await openGalleryPage('notary-session', there, async ({ answeredElsewhere, where }) => {
    expect(where()).toBe(`${BASE}/notary/session`)
    const said: string[] = []
    const watch = new MutationObserver(() => void said.push(document.body.textContent ?? ''))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    // The deed was signed on the other device: nothing is booked here any more.
    answeredElsewhere({ application: { item: 'hazard-insurance', situations: ['colorado'] }, answers: seen('NONE') })
    await vi.waitFor(() => expect(where()).toBe(`${BASE}/insurance/requirements`), { timeout: 15_000 })
    watch.disconnect()
    expect(said.filter((text) => text.includes('This part is not open right now'))).toEqual([])
  })
})

it('goes on from a wait that is over, and never calls late what is there', async () => {
  const there = { application: { item: 'closing-disclosure' } }
  await openGalleryPage(
    'error-timeout',
    { ...there, address: `${BASE}/review-app/document-signing` },
    async ({ answeredElsewhere, where }) => {
      expect(where()).toBe(`${BASE}/review-app/document-signing`)
      const said: string[] = []
      const watch = new MutationObserver(() => void said.push(document.body.textContent ?? ''))
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
      answeredElsewhere({ application: { item: 'final-offer' } })
      window.dispatchEvent(new Event('focus'))
      await vi.waitFor(() => expect(where()).toBe(`${BASE}/signing/intro`), { timeout: 15_000 })
      watch.disconnect()
      expect(said.filter((text) => /taking longer than usual|This part is not open right now/.test(text))).toEqual([])
    },
  )
})

it('leads on whoever opens the page of a wait that is over, by itself', async () => {
  const there = { application: { item: 'final-offer' }, address: `${BASE}/review-app/document-signing` }
  await openGalleryPage('error-timeout', there, async ({ where }) => {
    await vi.waitFor(() => expect(where()).toBe(`${BASE}/signing/intro`), { timeout: 15_000 })
  })
})

it('reads the dates again where the application stays at its step', async () => {
  const waiting = (situations: readonly string[]) => ({ application: { item: 'co-owners', situations } }) as const
  await openGalleryPage('signing-additional', waiting(['two-owners']), async ({ answeredElsewhere }) => {
    const dates = () => document.querySelector('[aria-label="What happens when"]')?.textContent ?? ''
    await vi.waitFor(() => expect(dates()).toContain('Waiting for Sam Reyes'), { timeout: 10_000 })
    const before = dates()
    answeredElsewhere(waiting(['two-owners', 'colorado']))
    await vi.waitFor(() => expect(dates()).not.toBe(before), { timeout: 15_000 })
  })
})

it('says nothing of documents that are no more: who signs beside them changed, and whoever reads on is led to what comes first', async () => {
  const READ = 'GET /service-application/api/v1/application/heloc/:uuid/signing'
  const there = { application: { item: 'note-signing' }, answers: { [READ]: { body: begun } } } as const
  await openGalleryPage('signing-intro', there, async ({ answeredElsewhere, where }) => {
    const link = await vi.waitFor(
      () => [...document.querySelectorAll<HTMLElement>('main a')].find((one) => one.textContent === 'Read and sign')!,
    )
    const said: string[] = []
    const watch = new MutationObserver(() => void said.push(document.body.textContent ?? ''))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    answeredElsewhere({
      application: { item: 'hazard-insurance' },
      answers: { [READ]: { body: { ...begun, isOpen: false, documents: [] } } },
    })
    link.click()
    await vi.waitFor(() => expect(where()).toBe(`${BASE}/signing/sign`))
    visitUrl(new URL(where()!, window.location.href).href)
    await vi.waitFor(() => expect(where()).toBe(`${BASE}/insurance/requirements`), { timeout: 15_000 })
    watch.disconnect()
    expect(said.filter((text) => /Everything is signed|Part 4 of 4/.test(text))).toEqual([])
  })
})
