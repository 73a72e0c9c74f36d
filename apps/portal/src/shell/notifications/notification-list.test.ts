import { describe, expect, it } from 'vitest'
import { badgeText, hasMore, linksOf, unreadCount } from './notification-list.ts'

const origin = 'https://lend.example'

describe('the bell', () => {
  it('counts what is unread up to eight, then says 8+', () => {
    expect([0, 1, 8, 9, 40].map(badgeText)).toEqual(['', '1', '8', '8+', '8+'])
    expect(unreadCount([{ status: 'UNREAD' }, { status: 'READ' }, { status: 'UNREAD' }])).toBe(2)
  })
  it('offers to view all only above three', () => {
    expect([hasMore([1, 2, 3]), hasMore([1, 2, 3, 4])]).toEqual([false, true])
  })
})

it('a notification links only to this site', () => {
  const ctas = ['/account/heloc/1', '//evil.test/x', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', 'dashboard'].map(
    (redirectPath) => ({
      title: redirectPath,
      redirectPath,
    }),
  )
  expect(linksOf({ ctas }, origin)).toEqual([{ title: '/account/heloc/1', to: '/account/heloc/1' }])
})
