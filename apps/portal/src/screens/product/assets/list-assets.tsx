/** The income falls short alone: savings and investments may carry it. Listed here, with what they come to and what it takes. */
import { WayOut } from '../../../decision/way-out.tsx'
import { AskScreen } from '../../../frame/ask-screen.tsx'
import { AssetsForm } from './assets-form.tsx'

export default function ListAssets() {
  return (
    <AskScreen
      items={['assets-prequal', 'verified-assets']}
      title="Your savings and investments"
      heading="Do you have savings or investments?"
      why="Your income alone does not carry this line. What you have put by counts as income too."
    >
      {(item) => (
        <div className="grid gap-10">
          <AssetsForm item={item} />
          <WayOut />
        </div>
      )}
    </AskScreen>
  )
}
