/** The older wizard at the speed of real providers: whoever applies arrives at the offer, and stays there. */
import { OlderWizard } from '../pages/older-wizard.ts'
import { arrived } from '../support/arrived.ts'
import { withRedesignOff } from '../support/redesign-off.ts'
import { expect, test } from '../support/test.ts'

test.use({ settings: { SANDBOX_SPEED: 'real' } })

for (const org of ['RIOSOL', 'HEARTH']) {
  test(`the older wizard of ${org} leads from the first question to the offer`, async ({ page, email }) => {
    if (org === 'HEARTH') await withRedesignOff(page)
    const wizard = new OlderWizard(page)
    await wizard.answerAll({ email, org })
    await wizard.next().click()
    await arrived(page, { path: '/product/select', heading: /^Ana, you can borrow up to \$/ })
    // Nothing of the answers stays in the browser.
    expect(await page.evaluate(() => sessionStorage.getItem('register-data'))).toBeNull()
  })
}
