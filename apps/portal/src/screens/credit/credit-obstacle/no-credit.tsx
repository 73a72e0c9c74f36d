import { formatPhone, phoneLink, titleCaseAddress } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { CardSelect } from '@hearthline/ui/card-select'
import { LinkButton } from '@hearthline/ui/link-button'
import { useState } from 'react'
import { Link } from 'react-router'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { BureauCard } from '../../../credit/bureau-card.tsx'
import { fullName, type Obstacle, obstacleOf } from '../../../credit/obstacle.ts'
import { SsnForm } from '../../../credit/ssn-form.tsx'
import { useCompany } from '../../../session/use-organization.ts'
import { HomeAddressForm } from './home-address-form.tsx'
import { NameForm } from './name-form.tsx'

/** No file under the number either: whatever may be a slip can be corrected, and where nothing is, this says so and lets go. */
export default function NoCredit() {
  return (
    <AskScreen
      items={['credit-obstacle']}
      title="No credit file found"
      heading="We could not find a credit file for you"
      why={(item) => `${obstacleOf(item).bureau} has no file for what you entered. It may be a typing mistake, so please check it below.`}
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
    { value: 'number', label: 'My Social Security number', description: 'We don’t display it. Please enter it again.' },
    { value: 'name', label: 'My name', description: name ? `You entered ${fullName(name)}` : undefined },
    { value: 'address', label: 'My home address', description: address ? `You entered ${titleCaseAddress(address)}` : undefined },
  ]
  return (
    <div className="mt-8">
      <CardSelect
        name="part"
        label="What would you like to correct?"
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
        Not everyone has a credit file. People who are new to the country or have never borrowed often don’t. Without one, we can’t make you
        an offer. This is not a denial, nothing was reported, and your credit score is not affected.
      </p>
      <BureauCard obstacle={obstacle} title="They can tell you whether they hold a file for you" />
      <Card as="div" padding="tight">
        <p className="font-semibold">You can stop here and come back</p>
        <p className="text-muted">
          Your application is saved. Once you have a credit file, open it again from your dashboard, or withdraw it there and start a new
          one. Questions? Call us at <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
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
