import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { itemQuery, type ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { NumberedSteps } from '../../../page/numbered-steps.tsx'
import { AccessForm } from './access-form.tsx'

const SHOWN = ['appraisal-order', 'appraisal-visit', 'appraisal'] as const

const MAY_CHOOSE = 'You can choose a time above, or wait for their call.'

/** An appraiser is sent: what happens, who comes, when, and how to change it. */
export default function AppraisalHold() {
  return (
    <AskScreen
      items={SHOWN}
      title="Your home appraisal"
      heading={({ item, step }) =>
        item === 'appraisal-order'
          ? 'We’re ordering your appraisal'
          : item === 'appraisal-visit'
            ? 'The appraiser’s visit is booked'
            : step === 'ONSITE_APPRAISAL_PROCESSING'
              ? 'Your home is being appraised'
              : 'Your home needs an appraisal'
      }
      why={({ item }) =>
        item === 'appraisal-order'
          ? 'This takes a moment.'
          : 'The broker’s opinion did not settle the value. A licensed appraiser will. You pay nothing more for it.'
      }
    >
      {(item) => (
        <div className="mt-8 grid gap-8">
          {item.item !== 'appraisal-order' && item.step === 'ONSITE_APPRAISAL_SCHEDULED' && <Access open={item} />}
          <WaitPanel {...(item.item === 'appraisal' && item.step === 'ONSITE_APPRAISAL_SCHEDULED' && { mayDo: MAY_CHOOSE })} />
          <WhatHappens />
          <ContactLinks subject="Do you have a question about the appraisal?" />
        </div>
      )}
    </AskScreen>
  )
}

/** What was said of the time, and the form to say it: an item of its own beside the one that is waited for. */
function Access({ open }: { open: ReadItem<'appraisal-visit'> | ReadItem<'appraisal'> }) {
  const { uuid, etag } = useApplication()
  const access = useQuery(itemQuery(uuid, 'appraisal-access', etag))
  if (access.error) return <FormProblem error={access.error} />
  if (!access.data) return null
  const when = open.item === 'appraisal-visit' ? open.about.when : undefined
  return (
    <Card title={when ? 'The visit' : 'When can they come?'}>
      {when && <p className="mb-4 font-medium">{when}, local time at the home</p>}
      <AccessForm key={`${open.item}/${when ?? ''}`} item={access.data} isBooked={when !== undefined} />
    </Card>
  )
}

function WhatHappens() {
  return (
    <section className="grid gap-5" aria-labelledby="what-happens">
      <h2 id="what-happens" className="font-semibold text-xl">
        What happens
      </h2>
      <NumberedSteps
        steps={[
          {
            title: 'A licensed appraiser comes',
            text: 'They measure the home, look at every room and the outside, and take photos. Plan about an hour. Please have an adult at home.',
          },
          {
            title: 'They work on their own',
            text: 'The appraiser is independent. No one tells them a value, and neither you nor we may try to sway them.',
          },
          {
            title: 'The report takes a few days',
            text: 'An underwriter checks it. Then you get a free copy, and we confirm your terms.',
          },
        ]}
      />
    </section>
  )
}
