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
