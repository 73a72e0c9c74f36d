/** The older registration wizard: the same questions, all on one page, the step in the query. */
import type { Locator } from '@playwright/test'
import { expect } from '../support/test.ts'
import { HEADINGS, Wizard } from './wizard.ts'

export class OlderWizard extends Wizard {
  /** The question's, below the page's own. */
  override heading(): Locator {
    return this.page.locator('[data-page-heading]')
  }
  step(): string | null {
    return new URL(this.page.url()).searchParams.get('step')
  }
  /** A row of the list, by the name of its step. */
  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name })
  }
  override async open({ org, query = '' }: { org?: string; query?: string } = {}): Promise<void> {
    await this.page.goto(`/account/heloc/register?step=property-info${org ? `&org=${org}` : ''}${query}`)
    await expect(this.heading()).toHaveText(HEADINGS[0])
    await this.alive()
  }
}
