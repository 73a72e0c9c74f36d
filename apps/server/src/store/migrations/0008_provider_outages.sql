-- Runs that a provider left unanswered, and how each provider fares (usecases/console/providers).
CREATE INDEX "runs_unanswered" ON "runs" USING btree ("item","application_id") WHERE "runs"."state" in ('overdue', 'gave-up');--> statement-breakpoint
CREATE INDEX "attempts_recent" ON "attempts" USING btree ("started_at");
