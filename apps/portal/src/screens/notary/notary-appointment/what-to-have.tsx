import { Card } from '@hearthline/ui/card'

/** Who must be there and with what. */
interface WhatToHaveProps {
  others: readonly string[]
  online: boolean
  /** All documents are signed there, and not the deed alone. */
  atOffice?: boolean
}

export function WhatToHave({ others, online, atOffice = false }: WhatToHaveProps) {
  return (
    <Card as="section" title="What to have ready">
      <ul className="grid list-disc gap-2 ps-5">
        <li>Your driver’s license, passport, or state ID. It must not be expired.</li>
        {others.length > 0 && (
          <li>
            {new Intl.ListFormat('en-US').format(others)} must sign {atOffice ? 'there' : 'before a notary'} too, with an ID.
            {atOffice
              ? ' Everyone signs at the same appointment.'
              : online
                ? ' They can sit beside you, or join on their own: we email the way in to everyone whose address we have.'
                : ' Bring everyone to the same appointment if you can.'}
          </li>
        )}
        <li>
          {atOffice
            ? 'About 45 minutes. You sign every document there, and the deed while the notary watches.'
            : 'About 20 minutes. You read the deed and sign it while the notary watches.'}
        </li>
        {online && <li>The session is recorded, as the law requires. We note where the recording is stored.</li>}
      </ul>
    </Card>
  )
}
