/** What a webhook of Plaid's speaks of, once its signature is believed (https://plaid.com/docs/api/webhooks/): a person's report, or an account. */
import { z } from 'zod'
import { type Announced, type Announcement, announcedJson, announcedName, NOTHING_ANNOUNCED } from '../../announcement.ts'
import type { ProviderCall } from '../../provider-call.ts'
import type { createPlaidWebhooks } from './plaid-webhook.ts'

const event = z.object({ webhook_type: z.string(), user_id: announcedName.nullish(), item_id: announcedName.nullish() })

/** @param of INCOME or AUTH: the others are another capability's */
export async function readPlaidWebhook(
  webhooks: ReturnType<typeof createPlaidWebhooks>,
  of: string,
  { signature, body }: Announcement,
  call: Pick<ProviderCall, 'signal' | 'now'>,
): Promise<Announced | undefined> {
  if (!(await webhooks.isFromPlaid({ verification: signature, body }, call))) return undefined
  const read = event.safeParse(announcedJson(body))
  if (!read.success || read.data.webhook_type !== of) return NOTHING_ANNOUNCED
  const named = of === 'INCOME' ? read.data.user_id : read.data.item_id
  return { links: [], references: named ? [named] : [] }
}
