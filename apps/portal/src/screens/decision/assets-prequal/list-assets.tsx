/** The income falls short alone: savings and investments may carry it. Listed here, with what they come to and what it takes. */

import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { ValuedHome } from '../../../decision/valued-home.tsx'
import { AssetsForm } from './assets-form.tsx'

export default function ListAssets() {
  const current = useApplication()
  return (
    <AskScreen
      items={['assets-prequal', 'verified-assets', 'final-assets']}
      title="Your savings and investments"
      heading="Do you have savings or investments?"
      why="Your income alone doesn’t qualify for this line. We can count your savings and investments toward your income."
    >
      {(item) => (
        <div className="grid gap-10">
          <AssetsForm item={item} />
          {item.item === 'final-assets' && <ValuedHome read={current} />}
          <ContactLinks />
        </div>
      )}
    </AskScreen>
  )
}
