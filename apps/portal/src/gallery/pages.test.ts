import { describe, expect, it } from 'vitest'
import type { ScreenRoute } from '../routing/screen-route.ts'
import { galleryPages, gaps, uiPages, unwrittenPages } from './pages.ts'
import { pageOfPreview } from './preview-pages.ts'

describe('the gallery', () => {
  it('shows every screen of the route table, and no other', () => {
    expect(gaps()).toEqual([])
  })

  it('says in a sentence which screen is missing', () => {
    expect(gaps([{ screen: 'line-draw' }], [])).toEqual([
      'The gallery has no page of the screen line-draw: add its states to apps/portal/src/gallery/pages/',
    ])
  })

  it('shows a question of which no page is written in the states that every question has', () => {
    const route = {
      path: '',
      access: 'signed-in',
      screen: 'question-hmda',
      load: async () => ({ default: () => null }),
      asks: ['hmda'],
    } as const
    const telling: ScreenRoute = { ...route, screen: 'tells', asks: undefined }
    const pages = unwrittenPages([route, telling, { ...route, screen: 'written' }], new Set(['written']))
    expect(Object.keys(pages)).toEqual(['question-hmda'])
    expect(Object.keys(pages['question-hmda']!)).toEqual(['asked', 'filled', 'invalid', 'saving', 'not-saved', 'loading', 'failed', 'done'])
    expect(pages['question-hmda']?.asked).toMatchObject({ application: { item: 'hmda' } })
  })

  it('gives every page an address of its own', () => {
    const paths = [...galleryPages, ...uiPages].map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/gallery\/[a-z0-9-]+\/[a-z0-9-]+$/)
  })
})

it('has every page that the brand desk previews, with what the draft says of the lender', () => {
  const licenses = [{ abbrev: 'CA', name: 'California', line: 'Draft', nmlsNumber: '1' }]
  const previewed = ['first', 'offer', 'dashboard', 'decline'].map((name) => pageOfPreview(name, true, { flags: [], licenses }))
  expect(previewed.map((page) => page?.screen)).toEqual(['register-v2', 'product-select', 'dashboard', 'error-decline'])
  expect(pageOfPreview('first', false, { flags: [], licenses })?.screen).toBe('register')
  expect(previewed[0]?.answers?.['GET /service-application/external/api/v1/heloc/state-licenses']).toEqual({ body: licenses })
  expect(pageOfPreview('mail', true, { flags: [], licenses })).toBeUndefined()
})
