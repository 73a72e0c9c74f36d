import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'

/** The fallback page [errors/messages]. It stands outside of the router, so its link is a plain one. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-[37.5rem] px-5 py-16" role="alert">
      <h1 data-page-heading tabIndex={-1}>
        Sorry, looks like we have hit a snag!
      </h1>
      <p className="mt-3 mb-8 text-lg text-muted">Your answers are safe. Try again, or go to your dashboard and continue from there.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <LinkButton variant="secondary" href="/dashboard">
          Go to dashboard
        </LinkButton>
      </div>
    </div>
  )
}
