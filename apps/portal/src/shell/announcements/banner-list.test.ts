import { describe, expect, it } from 'vitest'
import { type Banner, bannerStyle, readBanners, shownBanners } from './banner-list.ts'

const banner = (uuid: string, more: Partial<Banner> = {}): Banner => ({
  uuid,
  message: `Message ${uuid}`,
  variant: 'product',
  apps: ['heloc'],
  active: true,
  metadata: { createdAt: '2026-11-01T00:00:00Z' },
  ...more,
})
const shown = (banners: readonly Banner[], dismissed: readonly string[] = []) =>
  shownBanners(banners, { dismissed }).map(({ uuid }) => uuid)

describe('announcements', () => {
  it('are shown when active and for this app', () => {
    expect(shown([banner('a', { active: false }), banner('b', { apps: ['dscr'] }), banner('c', { apps: ['dscr', 'HELOC'] })])).toEqual([
      'c',
    ])
  })
  it('are the two newest', () => {
    const at = (day: string) => ({ metadata: { createdAt: `2026-11-${day}T00:00:00Z` } })
    expect(
      shown([banner('1st', at('01')), banner('3rd', at('03')), banner('none', { metadata: { createdAt: '' } }), banner('2nd', at('02'))]),
    ).toEqual(['3rd', '2nd'])
  })
  it('make room when one is dismissed', () => {
    expect(shown([banner('a'), banner('b'), banner('c')], ['a'])).toEqual(['b', 'c'])
  })
  it('are marketing or product', () => {
    expect([
      bannerStyle(banner('a', { variant: 'marketing' })),
      bannerStyle(banner('b')),
      bannerStyle(banner('c', { variant: 'loud' })),
    ]).toEqual(['marketing', 'product', 'product'])
  })
})

describe('the banners file', () => {
  it('is read when every banner has uuid, message, an app and a variant', () => {
    expect(readBanners([banner('a')])).toEqual([banner('a')])
    expect(readBanners([])).toEqual([])
  })
  it('is refused otherwise', () => {
    const broken: unknown[] = [
      null,
      {},
      [null],
      [banner('')],
      [banner('a', { message: ' ' })],
      [banner('a', { apps: [] })],
      [banner('a', { variant: '' })],
      [{ ...banner('a'), apps: 'heloc' }],
      [banner('a'), { uuid: 'b' }],
    ]
    for (const data of broken)
      expect(() => readBanners(data), JSON.stringify(data)).toThrow('Banner data does not match the expected format.')
  })
  it('omits entries that are not marked active', () => {
    expect(readBanners([{ ...banner('a'), active: undefined, metadata: undefined }])[0]).toMatchObject({
      active: false,
      metadata: { createdAt: '' },
    })
  })
})
