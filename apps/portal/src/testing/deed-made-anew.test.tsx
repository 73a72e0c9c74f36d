/** A page on which everything was read, and behind which a document is made anew: the real application over the gallery's examples, which change meanwhile. */
import { expect, it, vi } from 'vitest'
import { EXAMPLE_UUID } from '../gallery/page.ts'
import { done } from '../gallery/pages/signing.ts'
import { openGalleryPage } from './open-gallery-page.ts'

const READ = 'GET /service-application/api/v1/application/heloc/:uuid/signing'
const SAVE = 'PUT /service-application/api/v1/application/heloc/:uuid/items/:item'
const [first, second] = done.documents
const again = { ...done, complete: false, documents: [first!, { ...second!, readAt: null, madeAgain: true }] }
const said = () => document.body.textContent ?? ''

it('says so when it is sent, and no longer that the new one is read', async () => {
  const there = {
    application: { item: 'note-signing' as const },
    address: `/account/heloc/${EXAMPLE_UUID}/signing/sign`,
    answers: { [READ]: { body: done } },
  }
  await openGalleryPage('signing-sign', there, async ({ answeredElsewhere }) => {
    const send = await vi.waitFor(
      () => {
        const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Finish signing'))
        expect(found).toBeDefined()
        return found!
      },
      { timeout: 10_000 },
    )
    expect(said()).not.toContain('changed after you')
    const refused = { status: 412, message: 'Something changed since you opened this page.' }
    answeredElsewhere({ application: { item: 'note-signing' }, answers: { [READ]: { body: again }, [SAVE]: refused } })
    send.click()
    await vi.waitFor(() => expect(said()).toContain('Something changed, so you sign again'), { timeout: 10_000 })
    expect(said()).not.toContain('Finish signing')
  })
})
