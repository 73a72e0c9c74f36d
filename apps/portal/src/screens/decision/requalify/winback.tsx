/** Why the first answer was no, and what would pass: taken here, or left. */

import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { ValuedHome } from '../../../decision/valued-home.tsx'
import { passingPaths } from './passing-paths.ts'
import { WhyNot } from './why-not.tsx'
import { WinbackForm } from './winback-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

export default function Winback() {
  const current = useApplication()
  return (
    <AskScreen
      items={['requalify', 'verified-requalify', 'final-requalify']}
      title="What would qualify"
      heading="This line doesn’t qualify, but these options would"
      why="Nothing is final until you choose, and choosing doesn’t pull your credit."
    >
      {(item) => {
        const paths = passingPaths(item.about)
        return (
          <div className="mt-8 grid gap-10">
            <WhyNot />
            {item.item === 'final-requalify' && <ValuedHome read={current} />}
            <WinbackForm key={JSON.stringify(paths)} item={item} paths={paths} />
            <WithdrawForm />
            <ContactLinks dashboard={false} />
          </div>
        )
      }}
    </AskScreen>
  )
}
