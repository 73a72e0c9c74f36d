import { titleCaseAddress } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { LinkButton } from '@hearthline/ui/link-button'
import { useState } from 'react'
import { Link } from 'react-router'
import { AskScreen } from '../../frame/ask-screen.tsx'
import { BureauCard } from '../../frame/credit/bureau-card.tsx'
import { fullName, type Obstacle, obstacleOf } from '../../frame/credit/obstacle.ts'
import { SsnForm } from '../../frame/credit/ssn-form.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { HomeAddressForm } from './home-address-form.tsx'
import { NameForm } from './name-form.tsx'

/** No file under the number either: whatever may be a slip can be corrected, and where nothing is, this says so and lets go. */
export default function NoCredit() {
  return (
    <AskScreen
      items={['credit-obstacle']}
      title="No credit file found"
      heading="We could not find a credit file for you"
      why={(item) => `${obstacleOf(item).bureau} has none under what you gave us. That may be a slip of the keyboard: check it below.`}
    >
      {(item) => (
        <>
          <CheckAgain obstacle={obstacleOf(item)} />
          <IfAllIsRight obstacle={obstacleOf(item)} />
        </>
      )}
    </AskScreen>
  )
}

type Part = 'number' | 'name' | 'address'

function CheckAgain({ obstacle }: { obstacle: Obstacle }) {
  const [part, setPart] = useState<Part>('number')
  const { name, address } = obstacle
  const options = [
    { value: 'number', label: 'My Social Security number', description: 'We do not show it; enter it once more.' },
    { value: 'name', label: 'My name', description: name ? `You gave ${fullName(name)}` : undefined },
    { value: 'address', label: 'My home address', description: address ? `You gave ${titleCaseAddress(address)}` : undefined },
  ]
  return (
    <div className="mt-8">
      <CardSelect
        name="part"
        label="What shall we correct?"
        options={options}
        value={part}
        onValueChange={(value) => setPart(value as Part)}
      />
      {part === 'number' && <SsnForm item={obstacle.item} note="A soft credit pull. It does not affect your score." />}
      {part === 'name' && name && <NameForm name={name} />}
      {part === 'address' && address && <HomeAddressForm address={address} />}
    </div>
  )
}

function IfAllIsRight({ obstacle }: { obstacle: Obstacle }) {
  const { supportPhone } = useCompany()
  return (
    <section className="mt-12 grid gap-5 border-hairline border-t pt-8" aria-labelledby="all-right">
      <h2 id="all-right" className="font-semibold text-xl">
        If everything is right
      </h2>
      <p className="text-muted">
        Not everybody has a credit file: people who are new to the country, or who have never borrowed, often have none. Without one we
        cannot make you an offer. This is not a refusal, nothing was reported, and your score is not affected.
      </p>
      <BureauCard obstacle={obstacle} title="They can tell you whether they hold a file for you" />
      <Card as="div" padding="tight">
        <p className="font-semibold">You can stop here and come back</p>
        <p className="text-muted">
          Your application stays as it is. Once there is a file, open it again from your dashboard, or withdraw it there and begin a new
          one. Questions? Call us at <a href={`tel:+1${supportPhone.replace(/\D/g, '')}`}>{supportPhone}</a>.
        </p>
        <div className="mt-4">
          <LinkButton as={Link} to="/dashboard" variant="secondary" size="medium">
            Go to dashboard
          </LinkButton>
        </div>
      </Card>
    </section>
  )
}
