import { Button } from '@hearthline/ui/button'

/** Which of several pages is shown, and the way to those beside it. */
export function Pages({ page, total, pageSize, onPage }: { page: number; total: number; pageSize: number; onPage: (to: number) => void }) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1 && page === 1) return null
  return (
    <nav className="agents-pages" aria-label="Pages of the list">
      <Button size="small" variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {last}
      </span>
      <Button size="small" variant="quiet" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
