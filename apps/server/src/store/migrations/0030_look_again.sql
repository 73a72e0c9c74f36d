-- The terms of a line are stated before its closing disclosure: applications that wait there are looked at again, or nothing would start it.
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "step" NOT IN ('DECLINED', 'COMPLETE', 'CANCELLED');
--> statement-breakpoint
-- Staff alone deliver, and what the team received is theirs to remove.
CREATE POLICY "delivered_by_staff" ON "document_deliveries" AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) IN ('system', 'platform', 'staff'));--> statement-breakpoint
CREATE POLICY "own_party" ON "document_removals" AS RESTRICTIVE FOR INSERT WITH CHECK (
  (SELECT scope_kind()) NOT IN ('borrower', 'signer')
  OR EXISTS (SELECT 1 FROM documents d WHERE d.id = document_id AND d.application_id = document_removals.application_id AND d.party <> 'team'));
