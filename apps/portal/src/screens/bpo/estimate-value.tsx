import { AskScreen } from '../../frame/ask-screen.tsx'
import type { ReadItem } from '../../frame/item-query.ts'
import { AfterEstimate } from './after-estimate.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { ModelsTried } from './models-tried.tsx'

/** No model knows the value, or none well enough: the borrower's own estimate stands until a person has valued the home. */
export default function EstimateValue() {
  return (
    <AskScreen
      items={['value-estimate']}
      title="The value of your home"
      heading="What is your home worth?"
      why={({ step }) =>
        step === 'NO_AVM'
          ? 'There is no automatic estimate of its value. Your own estimate lets us go on.'
          : 'The automatic estimate of its value is too unsure. Your own lets us go on.'
      }
    >
      {(item) => <Estimate item={item} />}
    </AskScreen>
  )
}

function Estimate({ item }: { item: ReadItem<'value-estimate'> }) {
  const { models } = item.about
  return (
    <>
      <EstimateForm item={item} models={models} />
      <div className="mt-12 grid gap-8">
        <ModelsTried models={models} />
        <AfterEstimate />
      </div>
    </>
  )
}
