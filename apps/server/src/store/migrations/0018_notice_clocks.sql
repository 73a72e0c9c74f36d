DROP INDEX "applications_waiting";--> statement-breakpoint
DROP INDEX "applications_waiting_at";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "action_kind" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "action_due_on" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "queue_at" timestamp(3) with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("queue_at","step_since","id") WHERE "applications"."needs_operator";--> statement-breakpoint
CREATE INDEX "applications_waiting_at" ON "applications" USING btree ("organization_code","queue_at","step_since","id") WHERE "applications"."needs_operator";--> statement-breakpoint
-- What waits already keeps its order, and its clock is worked out by the next pass of the timekeeper.
UPDATE "applications" SET "queue_at" = "step_since" + interval '30 days';--> statement-breakpoint
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "step" NOT IN ('DECLINED', 'COMPLETE', 'CANCELLED');
