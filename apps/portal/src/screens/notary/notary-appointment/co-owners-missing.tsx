import { Alert } from '@hearthline/ui/alert'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { SessionMails } from './session-mails.tsx'

/** The borrower has signed the deed: whose signature is still missing, and what each of them was told. */
export function CoOwnersMissing({ about: { names, online } }: { readonly about: ReadItem<'deed-co-signing'>['about'] }) {
  const who = new Intl.ListFormat('en-US').format(names)
  const have = names.length === 1 ? 'has' : 'have'
  return (
    <div className="mt-8">
      <Alert kind="info" title={`${who} still ${have} to sign the deed before a notary`}>
        {online
          ? 'We email everyone whose address we have how to join a session of their own. They can also call us for help.'
          : 'Our team contacts them and arranges a meeting with a notary.'}{' '}
        You have signed. The time to cancel begins after the last of you.
      </Alert>
      <WaitPanel isSaid>
        <SessionMails own={false} others />
      </WaitPanel>
    </div>
  )
}
