import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { Summary } from './summary.tsx'

/** Everything that was told, to be checked and submitted. */
export default function AppSummary() {
  return (
    <AskScreen
      items={['submission']}
      title="Check and submit"
      heading="Is everything right?"
      why="Check your answers and read your documents. Then submit your application."
    >
      {(item) => <Summary key={item.etag ?? 'first'} item={item} />}
    </AskScreen>
  )
}
