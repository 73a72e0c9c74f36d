/** Why the first answer was no, and what would pass: taken here, or left. */
import { WayOut } from '../../../decision/way-out.tsx'
import { AskScreen } from '../../../frame/ask-screen.tsx'
import { Leave } from './leave.tsx'
import { passingWays } from './passing-ways.ts'
import { WhyNot } from './why-not.tsx'
import { WinbackForm } from './winback-form.tsx'

export default function Winback() {
  return (
    <AskScreen
      items={['requalify', 'verified-requalify']}
      title="What would pass"
      heading="The line as it stands does not pass, but this would"
      why="Nothing is decided until you choose, and your credit is not pulled again."
    >
      {(item) => {
        const ways = passingWays(item.about)
        return (
          <div className="mt-8 grid gap-10">
            <WhyNot />
            <WinbackForm key={JSON.stringify(ways)} item={item} ways={ways} />
            <Leave />
            <WayOut dashboard={false} />
          </div>
        )
      }}
    </AskScreen>
  )
}
