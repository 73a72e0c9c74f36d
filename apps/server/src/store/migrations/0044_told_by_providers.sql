-- What a provider tells is told by no person, and money that is stopped before a bank has it leaves in no file.
ALTER TABLE "ach_entries" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_withdrawn" CHECK ("ach_entries"."withdrawn_on" is null or ("ach_entries"."file_id" is null and "ach_entries"."return_code" is null));
--> statement-breakpoint
/* An entry that was stopped stays so: what was sent is never changed (0039), nor taken up again. */
CREATE FUNCTION "keep_withdrawn"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_on IS NOT NULL AND NEW.withdrawn_on IS DISTINCT FROM OLD.withdrawn_on THEN
    RAISE EXCEPTION 'An entry that was stopped stays so' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept_withdrawn" BEFORE UPDATE ON "ach_entries" FOR EACH ROW EXECUTE FUNCTION "keep_withdrawn"();
--> statement-breakpoint
-- What was sent, to whom and how much is never changed, and what came back, or was stopped, stays so.
CREATE OR REPLACE FUNCTION "keep_transfer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state IN ('RETURNED', 'WITHDRAWN')
    OR (NEW.trace_number, NEW.application_id, NEW.organization_code, NEW.draw, NEW.amount_cents, NEW.sent_on, NEW.settles_on)
    IS DISTINCT FROM (OLD.trace_number, OLD.application_id, OLD.organization_code, OLD.draw, OLD.amount_cents, OLD.sent_on, OLD.settles_on) THEN
    RAISE EXCEPTION 'What was sent is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
/* What came back is told by the payments' provider alone, added and never taken away, and each of it is a transfer or a test entry of this very application that
   ended so, or one that was stopped and that no book has as sent, whoever writes. What earlier releases stored stands. The owner's, so that no scope hides from it what it has
   to compare. A list of two dozen and more is stored by column (packed-data.ts), and is the provider's all the same. */
CREATE FUNCTION "told_by_the_provider"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  told jsonb := NEW.data -> 'returns';
  before jsonb;
  known integer;
  each jsonb;
BEGIN
  IF NEW.actor <> 'provider:payments' THEN
    RAISE EXCEPTION 'What a bank sent back is told by the provider alone' USING ERRCODE = '42501';
  END IF;
  SELECT f.data -> 'returns' INTO before FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'disbursement-returns' ORDER BY f.id DESC LIMIT 1;
  IF jsonb_typeof(told) <> 'array' OR jsonb_typeof(before) = 'object' THEN RETURN NEW; END IF;
  known := coalesce(jsonb_array_length(before), 0);
  FOR i IN 0 .. known - 1 LOOP
    IF told -> i IS DISTINCT FROM before -> i THEN
      RAISE EXCEPTION 'What a bank sent back is added to, and never changed' USING ERRCODE = '42501';
    END IF;
  END LOOP;
  FOR i IN known .. jsonb_array_length(told) - 1 LOOP
    each := told -> i;
    IF NOT EXISTS (SELECT 1 FROM transfers t WHERE t.application_id = NEW.application_id AND t.trace_number = each ->> 'traceNumber'
        AND t.state = 'RETURNED' AND t.return_code = each ->> 'code')
      AND NOT EXISTS (SELECT 1 FROM prenotes p WHERE p.application_id = NEW.application_id AND p.trace_number = each ->> 'traceNumber'
        AND p.state = 'ANSWERED' AND p.code = each ->> 'code')
      -- Stopped before the line was opened it is in no book but the processor's own.
      AND NOT (each ->> 'code' = 'WITHDRAWN'
        AND NOT EXISTS (SELECT 1 FROM transfers t WHERE t.application_id = NEW.application_id AND t.trace_number = each ->> 'traceNumber' AND t.state <> 'WITHDRAWN')
        AND NOT EXISTS (SELECT 1 FROM ach_entries e WHERE e.trace_number = each ->> 'traceNumber' AND e.withdrawn_on IS NULL)) THEN
      RAISE EXCEPTION 'Nothing came back under this trace number' USING ERRCODE = '42501';
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "told_by_the_provider"() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER "told_by_the_provider" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'disbursement-returns') EXECUTE FUNCTION "told_by_the_provider"();
