import { titleCaseAddress } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LockIcon, SearchIcon, SuccessIcon } from '@hearthline/ui/icon'
import { AskScreen } from '../../frame/ask-screen.tsx'
import { fullName, type Obstacle, obstacleOf } from '../../frame/credit/obstacle.ts'
import { SsnForm } from '../../frame/credit/ssn-form.tsx'
import { Points } from '../../frame/points.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** Nobody was found by name and address: the number finds the file. */
export default function SocialSecurity() {
  return (
    <AskScreen
      items={['credit-obstacle']}
      title="Your Social Security number"
      heading="What is your Social Security number?"
      why={(item) => `${obstacleOf(item).bureau} did not find you by name and address alone.`}
    >
      {(item) => <Question key={item.step} obstacle={obstacleOf(item)} />}
    </AskScreen>
  )
}

function Question({ obstacle }: { obstacle: Obstacle }) {
  const { name: company } = useCompany()
  const { bureau, name, address } = obstacle
  return (
    <>
      <SsnForm item={obstacle.item} note="A soft credit pull. It does not affect your score." />
      <div className="mt-10 grid gap-6">
        <h2 className="font-semibold text-xl">Why we ask, and what we do with it</h2>
        <Points
          points={[
            {
              icon: <SearchIcon size={18} />,
              title: 'It finds your file and nobody else’s',
              text: 'Names and addresses are shared; this number belongs to you alone.',
            },
            {
              icon: <SuccessIcon size={18} />,
              title: 'A soft pull only',
              text: `We read your report at ${bureau}. Other lenders do not see that we did, and your score stays as it is.`,
            },
            {
              icon: <LockIcon size={18} />,
              title: 'Sealed as soon as it arrives',
              text: `It is encrypted before it is stored, and no page shows it again, to you or to anybody at ${company}. We never ask for it by email.`,
            },
          ]}
        />
        {name && (
          <Card as="div" padding="tight">
            <p className="text-muted text-sm">We looked for</p>
            <p className="font-semibold">{fullName(name)}</p>
            {address && <p className="text-muted">{titleCaseAddress(address)}</p>}
            <p className="portal-fine mt-2">
              Is something of it wrong? Go on with your number; if that does not find you, you can correct it on the next page.
            </p>
          </Card>
        )}
      </div>
    </>
  )
}
