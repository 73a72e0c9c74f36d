/** What was signed before the notary online is said at once, before its outcome is on file: no one is asked to join again. */
import { expect, it, vi } from 'vitest'
import { galleryPages } from '../gallery/pages.ts'
import { openGalleryPage } from './open-gallery-page.ts'

const LOOK = 'POST /service-application/api/v1/application/heloc/:uuid/notary/look'
const STAYS_MS = 1500
const said = () => document.body.textContent ?? ''
const waitFor = (words: string) => vi.waitFor(() => expect(said()).toContain(words), { timeout: 10_000 })

it('the borrower is not asked into the session that they have signed in', async () => {
  const application = { item: 'notary-session', situations: ['colorado'] } as const
  const answers = { [LOOK]: { body: { state: 'SIGNED' as const, participants: [] } } }
  await openGalleryPage('notary-session', { application, answers }, async () => {
    await waitFor('The deed is signed and sealed.')
    // And goes on to be said: the application still stands at the appointment, whose page asks to join.
    await new Promise((resolve) => setTimeout(resolve, STAYS_MS))
    expect(said()).toContain('The deed is signed and sealed.')
    expect(said()).not.toMatch(/A notary is ready|Enter the session|Go back into the session/)
  })
})

it('who signs beside them reads that they have signed, and is not asked to join again', async () => {
  const state = galleryPages.find((page) => page.screen === 'signer-sign' && page.state === 'notary-signed')!
  await openGalleryPage('signer-sign', state, async () => {
    await waitFor('You have signed the deed')
    expect(said()).toContain('You don’t need to stay in the session, or to join it again.')
    expect(said()).not.toMatch(/A notary is ready|Join the session|You still have to sign/)
  })
})
