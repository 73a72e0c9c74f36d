import { describe, expect, it } from 'vitest'
import { galleryPages, gaps, uiPages } from './pages.ts'

describe('the gallery', () => {
  it('shows every screen of the route table, and no other', () => {
    expect(gaps()).toEqual([])
  })

  it('says in a sentence which screen is missing', () => {
    expect(gaps([{ screen: 'line-draw' }], [])).toEqual([
      'The gallery has no page of the screen line-draw: add its states to apps/portal/src/gallery/pages/',
    ])
  })

  it('gives every page an address of its own', () => {
    const paths = [...galleryPages, ...uiPages].map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/gallery\/[a-z0-9-]+\/[a-z0-9-]+$/)
  })
})
