/** product/select and its confirm. */
import type { Locator, Page } from '@playwright/test'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'

export class Offer {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(uuid: string): Promise<void> {
    await this.page.goto(`/account/heloc/${uuid}/product/select`)
    await this.slider().waitFor()
  }
  slider(): Locator {
    return this.page.getByRole('slider', { name: 'How much do you want to draw?' })
  }
  term(years: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${years} years`) })
  }
  summary(): Locator {
    return this.page.getByRole('complementary', { name: 'Your offer' })
  }
  /** The button at hand: in the summary when wide, in the bar when narrow. */
  choose(): Locator {
    return this.page.getByRole('button', { name: 'Choose this offer' }).filter({ visible: true })
  }
  async toConfirm(): Promise<void> {
    await this.choose().click()
    await arrived(this.page, at.confirm)
  }
}
