/** Whoever did their part is asked of their marriage, because the team found out only now that spouses sign: the page stands open meanwhile. */
import { expect, it, vi } from 'vitest'
import { galleryPages } from '../gallery/pages.ts'
import { openGalleryPage } from './open-gallery-page.ts'

const pageOf = (state: string) => galleryPages.find((page) => page.screen === 'signer-intro' && page.state === state)!
const field = (id: string) => document.querySelector<HTMLInputElement>(`main #${id}`)?.value

it('the form asks it at once, with what they said before filled in', async () => {
  await openGalleryPage('signer-intro', pageOf('asked'), async ({ answeredElsewhere }) => {
    await vi.waitFor(() => expect(field('firstName')).toBe(''), { timeout: 10_000 })
    answeredElsewhere(pageOf('asked-of-marriage'))
    await vi.waitFor(() => expect(document.body.textContent).toContain('Please tell us whether you are married'), { timeout: 20_000 })
    await vi.waitFor(() => expect(document.body.textContent).toContain('Are you married?'), { timeout: 2_000 })
    expect([field('firstName'), field('lastName')]).toEqual(['Sam', 'Reyes'])
  })
}, 40_000)
