import { NumberedSteps } from '../../../page/numbered-steps.tsx'

/** What a broker's price opinion is, before it is ordered. */
export function WhatHappens() {
  return (
    <section className="mt-12 grid gap-5" aria-labelledby="what-happens">
      <h2 id="what-happens" className="font-semibold text-xl">
        What happens at the visit
      </h2>
      <NumberedSteps
        steps={[
          {
            title: 'A broker comes by',
            text: 'They walk through and around the home for about 30 minutes and take photos. They don’t know what value we hope for.',
          },
          {
            title: 'They compare it with homes nearby',
            text: 'Their price opinion is based on recent sales of similar homes and on the condition they saw.',
          },
          {
            title: 'You get a copy',
            text: 'You see the value and get a copy of it at no extra cost. If you think it is wrong, you can ask us for a new review.',
          },
          {
            title: 'We confirm your terms',
            text: 'If the value changes your offer, we show you what changed and ask before we continue.',
          },
        ]}
      />
    </section>
  )
}
