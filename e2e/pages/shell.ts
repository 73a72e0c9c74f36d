/** What stands around every screen, as a person uses it. */
import type { Locator, Page } from '@playwright/test'

/** Of the demo data (docs/sandbox.md): ?referrer= with it shows Lou Park. */
export const LOU_PARK = '10a4c0de-0000-4000-8000-000000000001'

export interface Note {
  readonly uuid: string
  readonly title: string
  readonly description: string
  readonly created: string
  readonly status: 'UNREAD' | 'READ'
  readonly walletAddress: null
  readonly ctas: readonly { title: string; redirectPath: string }[]
}

export const note = (index: number, more: Partial<Note> = {}): Note => ({
  uuid: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`,
  title: `News ${index}`,
  description: `Something moved, number ${index}.`,
  created: new Date(Date.now() - index * 3_600_000).toISOString(),
  status: 'UNREAD',
  walletAddress: null,
  ctas: [],
  ...more,
})

export class ShellParts {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  bell(): Locator {
    return this.page.getByRole('button', { name: /^Notifications/ })
  }
  rail(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' })
  }
  progress(): Locator {
    return this.page.getByRole('navigation', { name: 'Your progress' })
  }
  drawer(): Locator {
    return this.page.getByRole('dialog')
  }
  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Your account/ }).click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
  }

  /** In the place of what the server would tell. */
  async notifications(notes: readonly Note[]): Promise<void> {
    await this.page.route('**/service-notifications/secure/api/v1/notifications', (route) =>
      route.fulfill({ json: { notifications: notes } }),
    )
  }
  async banners(json: unknown): Promise<void> {
    await this.page.route('**/banners/*.json', (route) => route.fulfill({ json }))
  }
}
