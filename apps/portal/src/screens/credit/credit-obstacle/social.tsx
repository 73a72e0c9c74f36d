import { titleCaseAddress } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LockIcon, SearchIcon, SuccessIcon } from '@hearthline/ui/icon'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { fullName, type Obstacle, obstacleOf } from '../../../credit/obstacle.ts'
import { SsnForm } from '../../../credit/ssn-form.tsx'
import { Points } from '../../../page/points.tsx'
import { useCompany } from '../../../session/use-organization.ts'

/** No one was found by name and address: the number finds the file. */
export default function SocialSecurity() {
  return (
    <AskScreen
      items={['credit-obstacle']}
      title="Your Social Security number"
      heading="What is your Social Security number?"
      why={(item) => `${obstacleOf(item).bureau} couldn’t find you by name and address alone.`}
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
              title: 'It finds your file and no one else’s',
              text: 'Other people can share your name or address. This number is yours alone.',
            },
            {
              icon: <SuccessIcon size={18} />,
              title: 'A soft pull only',
              text: `We get your report from ${bureau}. Other lenders do not see this, and it does not affect your credit score.`,
            },
            {
              icon: <LockIcon size={18} />,
              title: 'Encrypted right away',
              text: `We encrypt it before we store it. No page shows it again, to you or to anyone at ${company}. We never ask for it by email.`,
            },
          ]}
        />
        {name && (
          <Card as="div" padding="tight">
            <p className="text-muted text-sm">We searched for</p>
            <p className="font-semibold">{fullName(name)}</p>
            {address && <p className="text-muted">{titleCaseAddress(address)}</p>}
            <p className="portal-fine mt-2">
              Is something wrong? Continue with your number. If we still can’t find you, you can correct your details on the next page.
            </p>
          </Card>
        )}
      </div>
    </>
  )
}
