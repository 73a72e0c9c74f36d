/* A line that was open, or an application that was canceled, may come back: a payment that is returned or held, a notice that proves false. By then its
   owner may have begun another application, and neither takes the other's place. */
ALTER TABLE "applications" ADD COLUMN "ended_once" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "applications" a SET "ended_once" = true WHERE a."step" IN ('COMPLETE', 'CANCELLED')
  OR EXISTS (SELECT 1 FROM "step_history" h WHERE h."application_id" = a."id" AND h."step" IN ('COMPLETE', 'CANCELLED'));
--> statement-breakpoint
CREATE FUNCTION "keep_ended_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_once := NEW.ended_once OR NEW.step IN ('COMPLETE', 'CANCELLED') OR (TG_OP = 'UPDATE' AND OLD.ended_once);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_ended_once" BEFORE INSERT OR UPDATE OF "step", "ended_once" ON "applications" FOR EACH ROW EXECUTE FUNCTION "keep_ended_once"();
--> statement-breakpoint
DROP INDEX "applications_one_active";
--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_active" ON "applications" USING btree ("identity_id","organization_code") WHERE "applications"."step" not in ('COMPLETE', 'CANCELLED', 'DECLINED') and not "applications"."ended_once";
--> statement-breakpoint
-- What a second person says of a notice of rescission is never unsaid, and a refusal is shown by a document.
CREATE FUNCTION "rescission_refusal"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  before jsonb;
BEGIN
  SELECT f.data INTO before FROM facts f WHERE f.application_id = NEW.application_id AND f.item = NEW.item ORDER BY f.id DESC LIMIT 1;
  IF before -> 'confirmed' IS NOT NULL OR jsonb_array_length(coalesce(NEW.data -> 'refused', '[]')) < jsonb_array_length(coalesce(before -> 'refused', '[]')) THEN
    RAISE EXCEPTION 'What was said of a notice of rescission stands' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(NEW.data -> 'refused', '[]')) r WHERE r ->> 'shownBy' IS NULL) THEN
    RAISE EXCEPTION 'A refusal of a notice of rescission is shown by a document' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rescission_refusal" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'rescission-confirmation') EXECUTE FUNCTION "rescission_refusal"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "keep_ended_once"(), "rescission_refusal"() FROM PUBLIC;
--> statement-breakpoint
-- Both of two approvals are of others than whoever recorded what the money rests on. Approvals that were given before stand.
DROP TRIGGER "released_apart" ON "facts";
--> statement-breakpoint
CREATE TRIGGER "released_apart" BEFORE INSERT ON "facts" FOR EACH ROW
  WHEN (NEW.item IN ('funding-decision', 'funding-first-approval') AND NEW.data ->> 'outcome' = 'ACCEPTED') EXECUTE FUNCTION "released_apart"();
