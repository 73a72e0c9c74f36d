/** Feature flags as an operator would have set them, for one page: the server's own answer with other values in it. */
import type { Page } from '@playwright/test'

type Flag = boolean | Readonly<Record<string, string>>

export async function withFlags(page: Page, flags: Readonly<Record<string, Flag>>): Promise<void> {
  await page.route('**/service-flags/*/api/v1/flags**', async (route) => {
    // A page that is left while it asks takes the answer with it.
    const reply = await route.fetch().catch(() => undefined)
    const body = (await reply?.json().catch(() => undefined)) as { flags?: { key: string }[] } | undefined
    if (!reply || !body?.flags) return void (await route.abort().catch(() => undefined))
    const set = Object.entries(flags).map(([key, value]) => ({
      key,
      enabled: value !== false,
      variables: typeof value === 'boolean' ? [] : Object.entries(value).map(([name, text]) => ({ key: name, defaultValue: text })),
    }))
    const kept = body.flags.filter(({ key }) => !Object.hasOwn(flags, key))
    await route.fulfill({ response: reply, json: { flags: [...kept, ...set] } }).catch(() => undefined)
  })
}
