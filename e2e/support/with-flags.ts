/** Feature flags as an operator would have set them, for one page: the server's own answer with other values in it. */
import type { Page } from '@playwright/test'

type Flag = boolean | Readonly<Record<string, string>>

export async function withFlags(page: Page, flags: Readonly<Record<string, Flag>>): Promise<void> {
  await page.route('**/service-flags/external/api/v1/flags**', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { flags: { key: string }[] }
    const set = Object.entries(flags).map(([key, value]) => ({
      key,
      enabled: value !== false,
      variables: typeof value === 'boolean' ? [] : Object.entries(value).map(([name, text]) => ({ key: name, defaultValue: text })),
    }))
    const kept = body.flags.filter(({ key }) => !Object.hasOwn(flags, key))
    await route.fulfill({ response: reply, json: { flags: [...kept, ...set] } })
  })
}
