-- Which version of the application a fact made: what an answer rests on is compared with what it was when the answer's screen was read.
ALTER TABLE "facts" ADD COLUMN "version" integer;--> statement-breakpoint
-- Earlier facts: the audit log names the version and the items of each change. Where it has none, the fact counts as new in the present
-- version, so that no older screen matches by mistake.
UPDATE "facts" SET "version" = coalesce(
  (SELECT min(("audit_log"."detail" ->> 'version')::integer) FROM "audit_log"
    WHERE "audit_log"."application_id" = "facts"."application_id" AND "audit_log"."at" = "facts"."settled_at"
      AND "audit_log"."detail" -> 'items' ? "facts"."item"),
  (SELECT "applications"."version" FROM "applications" WHERE "applications"."id" = "facts"."application_id"));--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "version" SET NOT NULL;
--> statement-breakpoint
CREATE TABLE "unconfirmed_choices" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"choice" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unconfirmed_choices" ADD CONSTRAINT "unconfirmed_choices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;
