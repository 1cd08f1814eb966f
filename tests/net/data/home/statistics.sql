PRAGMA application_id = 1212239425;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    family TEXT NOT NULL,
    digest TEXT NOT NULL REFERENCES rules (digest),
    deal TEXT NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('finished', 'left')),
    ended INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    taken_back INTEGER NOT NULL,
    helped INTEGER NOT NULL,
    counted INTEGER NOT NULL
);
INSERT INTO "games" VALUES(1,'2dd78310bdae5037a8082c860cdb6096','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','0','finished',1760000000,65000,69,0,0,0,1);
INSERT INTO "games" VALUES(2,'90cf4fcf715752cc21a9e632571714ce','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','0','finished',1760000000,72000,101,0,0,1,1);
INSERT INTO "games" VALUES(3,'93b049d5d3ef816e2b04def1e82043e7','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','1','finished',1760086400,79000,62,0,0,2,1);
INSERT INTO "games" VALUES(4,'942931d86a87f1eee72e0cdc5fb1a59f','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','1','finished',1760086400,86000,123,0,0,0,1);
INSERT INTO "games" VALUES(5,'2e0c1dde71cd86715a8733b0a9ca306d','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','2','finished',1760172800,93000,69,0,0,1,1);
INSERT INTO "games" VALUES(6,'fd6fcf64b952aa59dc22fc51ac7d5d59','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','2','finished',1760172800,100000,110,0,0,2,1);
INSERT INTO "games" VALUES(7,'d67335ef5fccbd3fe521f97a4658bd9a','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','3','finished',1760259200,107000,64,0,0,0,1);
INSERT INTO "games" VALUES(8,'b5074ede277130b000750b4cf7ab53bd','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','3','finished',1760259200,114000,102,0,0,1,1);
INSERT INTO "games" VALUES(9,'a94f48f01bf8086f9cb5a68faa3115fc','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','4','left',1760345600,121000,20,0,0,2,1);
INSERT INTO "games" VALUES(10,'ee09735c9222ad832e7747558213e01e','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','4','left',1760345600,128000,0,0,0,0,1);
INSERT INTO "games" VALUES(11,'9b0a361c1a9aa599279c992319967167','tsukinami','Tsukinami','tableau','5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','5','finished',1760432000,135000,69,0,0,1,1);
INSERT INTO "games" VALUES(12,'c792757fc11d1329f0c47a313928b287','yatsuhashi','Yatsuhashi Solitaire','tableau','68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','5','finished',1760432000,142000,99,0,0,2,1);
INSERT INTO "games" VALUES(14,'17db6978a5a25a124a97ace44070e768','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','1','finished',1760518400,156000,39,3,0,1,1);
INSERT INTO "games" VALUES(15,'4a029e3b5219d629db06c0be6e6bd7bd','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','2','left',1760604800,163000,20,1,0,2,1);
INSERT INTO "games" VALUES(16,'d69c4931fe0ecb0013d461073fce96f1','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','3','finished',1760604800,170000,51,3,0,0,1);
INSERT INTO "games" VALUES(17,'b1a1fa8672edbd155c42400d5c3ae101','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','4','finished',1760691200,177000,44,3,0,1,1);
INSERT INTO "games" VALUES(18,'0166459a712bcaa1a66bcf06636a7130','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','5','finished',1760691200,184000,43,3,0,2,1);
INSERT INTO "games" VALUES(19,'cad431f1fd846d620f98b787b70b7a77','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','0','finished',1760777600,191000,34,2,0,0,1);
INSERT INTO "games" VALUES(20,'cbc6d1fd836c42b007c5e266b7c2352e','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','1','finished',1760777600,198000,28,2,0,1,1);
INSERT INTO "games" VALUES(21,'6de0c1a5250e1858724ebb567deab8d7','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','2','left',1760864000,205000,20,1,0,2,1);
INSERT INTO "games" VALUES(22,'461c068849f7a88fa6f1755c4044b48e','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','3','finished',1760864000,212000,35,2,0,0,1);
INSERT INTO "games" VALUES(23,'3cb2d6a271025cf89feb89bb26eca577','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','0','finished',1760950400,219000,34,2,0,1,1);
INSERT INTO "games" VALUES(24,'5e814d7f33f381c2933fd4c5fe40d182','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','1','finished',1760950400,226000,28,2,0,2,1);
INSERT INTO "games" VALUES(25,'7cd96ea180b1f189b56eed675505c5c7','koi-koi','Koi-Koi','fishing','f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','2','left',1761036800,233000,20,1,0,0,1);
INSERT INTO "games" VALUES(26,'228ea8a8cea7cfd158cde92f04c2605b','mushi','Mushi','fishing','5286a3ac59c706f1b2b576c55c5928539565e2ceb6d59891a9a2b7e5bf035ef9','0','finished',1761036800,240000,36,2,0,1,0);
INSERT INTO "games" VALUES(27,'3a9c27a7536dbe551d1ac72cefe95834','mushi','Mushi','fishing','5286a3ac59c706f1b2b576c55c5928539565e2ceb6d59891a9a2b7e5bf035ef9','1','finished',1761123200,247000,36,2,0,2,1);
INSERT INTO "games" VALUES(28,'eb3463a40d1aa9ad452f23750550843f','mushi','Mushi','fishing','5286a3ac59c706f1b2b576c55c5928539565e2ceb6d59891a9a2b7e5bf035ef9','2','left',1761123200,254000,20,1,0,0,1);
INSERT INTO "games" VALUES(29,'295a96c7c28551e02eb8adf2514417e7','go-stop','Go-Stop','fishing','5f6afee07ca54a9b85c59e3405b34731435044a2ff3a39d36214b102e25b76f6','0','finished',1761209600,261000,39,3,0,1,1);
INSERT INTO "games" VALUES(30,'2ff4298788b29b3fafcafd32efbf1014','go-stop','Go-Stop','fishing','5f6afee07ca54a9b85c59e3405b34731435044a2ff3a39d36214b102e25b76f6','1','finished',1761209600,268000,67,3,0,2,1);
INSERT INTO "games" VALUES(31,'daa8cfe7e9d5804d7bfbeb04647a594c','go-stop','Go-Stop','fishing','5f6afee07ca54a9b85c59e3405b34731435044a2ff3a39d36214b102e25b76f6','2','left',1761296000,275000,20,0,0,0,1);
INSERT INTO "games" VALUES(32,'e8a91f22132f5e40d4078b9ab62433ca','go-stop','Go-Stop','fishing','5f6afee07ca54a9b85c59e3405b34731435044a2ff3a39d36214b102e25b76f6','3','finished',1761296000,282000,60,3,0,1,1);
INSERT INTO "games" VALUES(33,'a417cfd0c9ab1f963fda8aecd79e3260','hana-awase','Hana-Awase','fishing','6bbafbee70e94e3e1e7bc117d93b7fd03f493716a80d0c8f84e98ffacf4472c8','0','finished',1761382400,289000,44,2,0,2,1);
INSERT INTO "games" VALUES(34,'618c656d8f295eb68822152fe8cbeb25','hana-awase','Hana-Awase','fishing','6bbafbee70e94e3e1e7bc117d93b7fd03f493716a80d0c8f84e98ffacf4472c8','1','finished',1761382400,296000,43,2,0,0,1);
INSERT INTO "games" VALUES(35,'f5e026d388052fe74fd950048683ba7f','hana-awase','Hana-Awase','fishing','6bbafbee70e94e3e1e7bc117d93b7fd03f493716a80d0c8f84e98ffacf4472c8','2','left',1761468800,303000,20,0,0,1,1);
INSERT INTO "games" VALUES(36,'5bcb05c081caf4eb44471518fafd1d44','higo-bana-teams','Higo-Bana, teams of two','fishing','4e951edf2cf0f61d7f1e7f28d6df48d4ad3efc42cf5be38d510f8dbce4af1fef','0','finished',1761468800,310000,42,2,0,2,1);
INSERT INTO "games" VALUES(37,'901a87fca2d9ef95bb2c6e051d0c6dde','higo-bana-teams','Higo-Bana, teams of two','fishing','4e951edf2cf0f61d7f1e7f28d6df48d4ad3efc42cf5be38d510f8dbce4af1fef','1','finished',1761555200,317000,42,2,0,0,1);
INSERT INTO "games" VALUES(38,'90e08c30cfa68f505a0d01a9206daaf7','higo-bana-teams','Higo-Bana, teams of two','fishing','4e951edf2cf0f61d7f1e7f28d6df48d4ad3efc42cf5be38d510f8dbce4af1fef','2','left',1761555200,324000,20,0,0,1,1);
INSERT INTO "games" VALUES(40,'b19b5530d78c8af281af7d79568dec53','untitled','Untitled','shedding','12f2f99b1e757ba87208d7b14015b80bcc0bae7668b18f0f2bdb0be4db97d1ba','1','finished',1761641600,338000,272,2,0,0,1);
INSERT INTO "games" VALUES(41,'9314ba64ac3e6aac21c8aed12f1f0994','untitled','Untitled','shedding','12f2f99b1e757ba87208d7b14015b80bcc0bae7668b18f0f2bdb0be4db97d1ba','2','left',1761728000,345000,20,1,0,1,1);
INSERT INTO "games" VALUES(42,'18ef28ac6fc1b339f46cdd2cffedd321','untitled','Untitled','shedding','12f2f99b1e757ba87208d7b14015b80bcc0bae7668b18f0f2bdb0be4db97d1ba','3','finished',1761728000,352000,86,2,0,2,1);
INSERT INTO "games" VALUES(43,'f1b32c53c9dc8df234f669c996187270','kaze','Kaze','shedding','2ae36c907e01477ca659c39b32fac89c1e0b707768ab145b8200fca887717bd3','0','finished',1761814400,359000,110,2,0,0,1);
INSERT INTO "games" VALUES(44,'0286ff72d71ee4279af442115c37dd73','kaze','Kaze','shedding','2ae36c907e01477ca659c39b32fac89c1e0b707768ab145b8200fca887717bd3','1','finished',1761814400,366000,35,2,0,1,1);
INSERT INTO "games" VALUES(45,'922f88ae5afbedff0122eb3165cda9b0','kaze','Kaze','shedding','2ae36c907e01477ca659c39b32fac89c1e0b707768ab145b8200fca887717bd3','2','left',1761900800,373000,20,0,0,2,1);
INSERT INTO "games" VALUES(46,'9572572598ca6d8ce770cd080b9c68bb','hanapette','Hanapette','speed','3fbdacf22b449e4c8cee360460b734ac8cdb85a25603c0814ba6138b032ac293','0','finished',1761900800,380000,208,4,0,0,1);
INSERT INTO "games" VALUES(47,'b20f2b725404f6659865096de5e38c13','hanapette','Hanapette','speed','3fbdacf22b449e4c8cee360460b734ac8cdb85a25603c0814ba6138b032ac293','1','finished',1761987200,387000,394,7,0,1,1);
INSERT INTO "games" VALUES(48,'bf88b2bc6687623e3ebaede9a26f38ed','hanapette','Hanapette','speed','3fbdacf22b449e4c8cee360460b734ac8cdb85a25603c0814ba6138b032ac293','2','left',1761987200,394000,20,0,0,2,1);
INSERT INTO "games" VALUES(49,'af42e13f2a066010fe464997ab9eab8f','our-koi-koi','Our Koi-Koi','fishing','65fa1a8914e7aaef67101b0af5a358d6197079e3a24083a9a92d3db9f8f9ee06','0','finished',1762073600,401000,35,2,0,0,1);
INSERT INTO "games" VALUES(50,'cb5cd488243ca9c3c0836343a90e5356','our-koi-koi','Our Koi-Koi','fishing','65fa1a8914e7aaef67101b0af5a358d6197079e3a24083a9a92d3db9f8f9ee06','1','finished',1762073600,408000,31,2,0,1,1);
INSERT INTO "games" VALUES(51,'52f749f7810bfa6ca9df332d14b9617e','our-koi-koi','Our Koi-Koi','fishing','65fa1a8914e7aaef67101b0af5a358d6197079e3a24083a9a92d3db9f8f9ee06','2','left',1762160000,415000,20,1,0,2,1);
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
);
INSERT INTO "records" VALUES(2,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 0
chance 9000001
helped 1
elapsed-ms 72000
played 101
moves c4-c1 c2-c6 t t t t w-c4 c5-c4 c5-c6 c1-c6:2 t t t t t w-c5 c6-c5 c1-c6
moves t t t r t t t t t y:godori:21,41,82 c4-c1:2 c3-c1 c5-c3:3 c5-c6 c3-c2:4
moves c6-c3:6 c6-c4 c2-c6:3 c3-c4:6 y:ame-san-ko:11,b1,c1 t t t t t r t t t
moves y:late-chaff:64,73,83,93,a3 c1-c4:3 y:kasu-tan:42,52,72 c5-c4 c5-c4
moves c6-c5:2 c4-c1:12 c2-c5 t t t y:early-chaff:13,24,33,43,54
moves y:yatsuhashi:51 c1-c4:3 y:ao-tan:62,92,a2 y:ino-shika-cho:61,71,a1
moves c1-c6:4 y:hanami-tsukimi-zake:31,81,91 c1-c2 c5-c1:2
moves y:yanagi-kasu:b2,b3,b4 c2-c3 c6-c2:2 c3-c6 c2-c6 t t t r t
moves y:aka-tan:12,22,32 c4-c2 t t t t t t w-c1 y:late-chaff:63,74,84,94,a4 r
moves t t t w-c1 c6-c3 t r t y:early-chaff:14,23,34,44,53 t w-c1 t
moves y:kiri-kasu:c2,c3,c4
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end 723e0bd9
');
INSERT INTO "records" VALUES(4,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 1
chance 9000003
elapsed-ms 86000
played 123
moves c5-c3 c4-c2 c5-c4 c5-c6 c1-c3 c4-c1:2 c4-c3 c4-c2 c2-c4:2
moves y:yanagi-kasu:b2,b3,b4 c4-c6:3 t t t t t t t t w-c6 c1-c6:3 t t t t r t
moves t t t w-c3 c5-c3 t t t t t w-c5 c3-c5:6 c6-c3:8 t t r t t t w-c1 c5-c1:8
moves c3-c6:2 c1-c5:8 c3-c1 c5-c3:8 c3-c5:6 t t t y:late-chaff:63,73,84,94,a3
moves c3-c1:7 t t t y:kasu-tan:42,52,72 c6-c1:3 c3-c2 c3-c2 c3-c4 c4-c3
moves c5-c4:3 c3-c5 c1-c3:8 y:early-chaff:13,23,33,43,54 c5-c3 c4-c5 c3-c4:8
moves c4-c3:6 y:ame-san-ko:11,b1,c1 r t t t t t w-c2 t
moves y:ino-shika-cho:61,71,a1 r t t w-c3 c4-c3:2 c1-c4 c2-c1:2 w-c3 c5-c3
moves c1-c5:2 c3-c1:10 c5-c3:2 c3-c5 t t y:ao-tan:62,92,a2 c6-c3 c5-c6 c1-c5:3
moves y:hanami-tsukimi-zake:31,81,91 c6-c4 c3-c4 c2-c3 c1-c6 y:yatsuhashi:51
moves c6-c1:2 c1-c6:5 c3-c1 c6-c3:2 y:late-chaff:64,74,83,93,a4 c4-c1:3
moves c1-c3:4 c3-c1:4 c1-c4 y:early-chaff:14,24,34,44,53 y:godori:21,41,82
moves y:kiri-kasu:c2,c3,c4 y:aka-tan:12,22,32
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end 33136312
');
INSERT INTO "records" VALUES(6,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 2
chance 9000005
helped 2
elapsed-ms 100000
played 110
moves t t t t t t t t y:ame-san-ko:11,b1,c1 c6-c2 c6-c5 c2-c6:2 c2-c5 c3-c2
moves c6-c3:3 c6-c4 c6-c5 c2-c6:2 t w-c6 c3-c6:4 c3-c5 c6-c3:8 c5-c6:5 c5-c6
moves c6-c5:6 c3-c6:6 c5-c3:5 c6-c5:6 c3-c6:6 c5-c3:7 c6-c5:6 c5-c6:3 t t t r
moves t t t t y:late-chaff:63,73,83,93,a4 c3-c4:9 c2-c6 t t w-c5 c2-c5 c5-c2:3
moves c5-c4 c2-c4:3 c4-c2:5 c6-c4 c2-c6:5 c4-c2:2 c6-c4:6 c2-c6:2 c4-c2:3
moves y:early-chaff:14,23,34,44,53 c2-c5:2 c4-c6:10 t t t t
moves y:kiri-kasu:c2,c3,c4 c4-c5 c4-c2 c2-c4 c4-c2:2 c2-c4:2 c4-c2:2 c6-c4:3
moves c2-c6:2 c4-c2:2 y:kasu-tan:42,52,72 c3-c1 c3-c2 c6-c3:3
moves y:ao-tan:62,92,a2 y:aka-tan:12,22,32 c3-c2 c6-c4 y:godori:21,41,82
moves c1-c6:2 c4-c1 c1-c4:2 c3-c1 c6-c3:2 c4-c6:2 c6-c5:3 c1-c4
moves y:ino-shika-cho:61,71,a1 c5-c3 r t t t t y:hanami-tsukimi-zake:31,81,91
moves t t w-c2 y:early-chaff:13,24,33,43,54 c5-c2 y:yanagi-kasu:b2,b3,b4 w-c2
moves y:late-chaff:64,74,84,94,a3 w-c1 y:yatsuhashi:51
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end cdf81f6e
');
INSERT INTO "records" VALUES(8,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 3
chance 9000007
helped 1
elapsed-ms 114000
played 102
moves t t t t t t t t t y:hanami-tsukimi-zake:31,81,91 c4-c1 c6-c4 c2-c5 c2-c5
moves y:late-chaff:63,73,84,94,a3 c6-c2 t t t r t w-c4 c1-c4:2 c1-c4 c3-c1
moves c3-c6 c1-c2:2 t t t t t t t t t w-c6 c1-c6 c1-c6 c1-c4 c4-c1:3 r t t
moves y:yanagi-kasu:b2,b3,b4 c2-c1:4 c3-c2 c1-c3:4 y:late-chaff:64,74,83,93,a4
moves c6-c2:4 c2-c3:5 c1-c3 c5-c1 c3-c2:2 y:kiri-kasu:c2,c3,c4 c1-c5 c5-c1:2
moves c3-c6:6 t t t t t t y:kasu-tan:42,52,72 c4-c5:2 c6-c3:7 c4-c6 c3-c6:4
moves y:yatsuhashi:51 c1-c3:2 c6-c1:2 y:aka-tan:12,22,32 c4-c2 c1-c4:2 c4-c3:3
moves c3-c5 c3-c1:3 c6-c3 c1-c6:3 r t t y:early-chaff:13,23,34,43,53 c3-c1:2
moves y:ao-tan:62,92,a2 c3-c4:2 y:ame-san-ko:11,b1,c1 t t t t
moves y:early-chaff:14,24,33,44,54 w-c1 c4-c2 r t t y:godori:21,41,82 t w-c1
moves y:ino-shika-cho:61,71,a1
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end 383294e4
');
INSERT INTO "records" VALUES(10,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 4
chance 9000009
elapsed-ms 128000
played 0
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end 0cb64142
');
INSERT INTO "records" VALUES(12,'hanafuda-record 1
game yatsuhashi
digest 64ef6117aa5c305c7a041139e8f61b624327c1285bf64617ac357aa8a4adfb09
seed 5
chance 9000011
helped 2
elapsed-ms 142000
played 99
moves c3-c4 t t t t t t t t y:ao-tan:62,92,a2 c5-c3 c1-c3 t w-c1 c2-c1 c4-c2:2
moves t t t r t w-c2 t t t t w-c2 c1-c2:3 t t t t w-c1 c2-c1:3 c5-c2 c1-c5:5 t
moves r t t t w-c4 c5-c4:6 c3-c5:3 t t t t r t w-c3 t t t w-c3 c4-c3:8 c2-c4:6
moves w-c1 c4-c1:7 c6-c4 c4-c1:2 y:late-chaff:64,74,84,93,a3 c4-c2 c3-c2:7
moves c1-c4:4 c3-c1 c4-c3:4 c3-c4:2 y:early-chaff:14,24,33,44,53 c2-c6:9
moves c3-c2:4 c6-c3:10 y:aka-tan:12,22,32 c6-c3 c6-c2 c6-c1 c3-c1:5 c5-c6:2
moves y:yanagi-kasu:b2,b3,b4 c1-c4:6 y:kiri-kasu:c2,c3,c4 c3-c2:2
moves y:hanami-tsukimi-zake:31,81,91 c2-c4:5 c4-c1:6 y:ino-shika-cho:61,71,a1
moves c4-c6:3 y:ame-san-ko:11,b1,c1 y:godori:21,41,82 c3-c4
moves y:early-chaff:13,23,34,43,54 c1-c3:2 t t y:late-chaff:63,73,83,94,a4
moves c3-c1 y:yatsuhashi:51 w-c2 y:kasu-tan:42,52,72
rules {"columns":[{"build":[{"month":"earlier"}],"face_up":1,
rules "id":"foundations","name":{"en":"foundation","fr":"fondation",
rules "ja":"列"},"plural":{"en":"foundations","fr":"fondations",
rules "ja":"列"},"sizes":[6,6,6,6,6,6]}],
rules "credits":[{"author":"Ryan Sartor",
rules "work":"Yatsuhashi Solitaire, v1.2"}],
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi",
rules "minutes":15,"name":{"en":"Yatsuhashi Solitaire",
rules "fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},
rules "notes":[{"en":"Not every deal can be won. Look for months tha
rules t block each other before you fill an empty foundation.",
rules "fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mo
rules is qui se bloquent avant de remplir une fondation vide.",
rules "ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],
rules "stock":{},"summary":{"en":"Order the months in six foundation
rules s and take the fourteen yaku out of them.",
rules "fr":"Ordonnez les mois dans six fondations et tirez-en les qu
rules atorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},
rules "win":{"cards_left":0,"yaku":"all"},
rules "yaku":[{"id":"early-chaff","name":{"en":"Early Chaff",
rules "fr":"Premiers kasu","ja":"早カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,
rules 5]}],"each":"month"}],"times":2},{"id":"late-chaff",
rules "name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,
rules 10]}],"each":"month"}],"times":2},{"id":"aka-tan",
rules "name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"id":["pine-ribbon"]}]},
rules {"cards":[{"id":["plum-ribbon"]}]},
rules {"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan",
rules "name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},
rules "needs":[{"cards":[{"id":["peony-ribbon"]}]},
rules {"cards":[{"id":["chrysanthemum-ribbon"]}]},
rules {"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan",
rules "name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori",
rules "name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},
rules "needs":[{"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}]},
rules {"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake"
rules ,"fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko",
rules "name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie",
rules "ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu",
rules "name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},
rules "needs":[{"cards":[{"category":["chaff"],"month":[12]}],
rules "count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu",
rules "fr":"Kasu de saule","ja":"柳カス"},
rules "needs":[{"cards":[{"id":["willow-swallow"]}]},
rules {"cards":[{"id":["willow-ribbon"]}]},
rules {"cards":[{"id":["willow-lightning"]}]}]},{"after":5,
rules "id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi",
rules "ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],
rules "waste_at_most":0}]}
end 31cf180d
');
INSERT INTO "records" VALUES(14,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 1
players 2
rounds 3
seats person casual
chance 9000013
helped 1
elapsed-ms 156000
played 39
moves 64 21x23 a2 32 b1 94 13 73 93 33 22 a4 51 41 stop next 93x91 c4 b3 73 24
moves 74 33 53 32 41 52 stop next 24 32x31 83 61x62 52 a4 14 c4 94 stop
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end 175b9026
');
INSERT INTO "records" VALUES(16,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 3
players 2
rounds 3
seats person casual
chance 9000015
elapsed-ms 170000
played 51
moves 92 b3 53 a4 22 b1 34 51 44 83x82 24 32 a2 93 11 next 52 b4 61 a1 83 24
moves 63 41 21 a3 b1 94 go 11 go 72 go 42 53 next 83 b4 31 91 44 b3 12 a4 81
moves 11 b2 63 42 21 23
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end bc60c225
');
INSERT INTO "records" VALUES(18,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 5
players 2
rounds 3
seats person casual
chance 9000017
helped 2
elapsed-ms 184000
played 43
moves 14 94 33 53x51 21 13 24 92 c1 83 84 c3 64 91 stop next 33 73 72 xc3 91
moves 52 84 go c2 63 stop next a1 84 62 a4 c1 22 a3 61 53 92 52 73 31 b4 stop
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end ae0df231
');
INSERT INTO "records" VALUES(20,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 1
players 2
rounds 2
seats strong person
chance 9000019
helped 1
elapsed-ms 198000
played 28
moves 64 21x23 a2 32 b1 94 13 73 93 33 22 a4 51 41 stop next 93x91 c4 b3 73 24
moves 74 33 53 32 41 52 stop
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end 54ba3b27
');
INSERT INTO "records" VALUES(22,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 3
players 2
rounds 2
seats strong person
chance 9000021
elapsed-ms 212000
played 35
moves 92 b3 53 a4 22 b1 34 51 44 83x82 24 32 a2 93 11 next 52 b4 61 a1 83 24
moves 63 41 21 a3 b1 94 go 11 go 72 go 42 53
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end 25293d06
');
INSERT INTO "records" VALUES(24,'hanafuda-record 1
game koi-koi
digest 00670439e8337d27139621598810917c72cbcbdb8976bdeb60be88a662b0a8c1
seed 1
players 2
rounds 2
seats person person
chance 9000023
helped 2
elapsed-ms 226000
played 28
moves 64 21x23 a2 32 b1 94 13 73 93 33 22 a4 51 41 stop next 93x91 c4 b3 73 24
moves 74 33 53 32 41 52 stop
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-cal
rules led","name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi",
rules "fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","stopping":{"go":{"en":"Koi-koi",
rules "fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},
rules "stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},
rules "summary":{"en":"Make yaku, and dare to play on for more.",
rules "fr":"Formez des yaku, et osez continuer pour en gagner davant
rules age.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end 27fbe81e
');
INSERT INTO "records" VALUES(26,'hanafuda-record 1
game mushi
digest f4bbad51af6d72114745234552fd8ea76964f11cf128c6d04a0bd3e31c5def00
seed 0
players 2
rounds 2
seats person beginner
chance 9000025
helped 1
elapsed-ms 240000
played 36
moves 41 b4xc3 42 b2 xc2 33 92 82 83 23 b1 53 xa1 43 81 31 13 21 next b4x12 41
moves 31 11 b3 xc1 92 a1 a2 94 53 14 93 54 52 24 b2
rules {"credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8,
rules "packet":4}},"deck":{"cards":[{"without":[{"month":[6,7]}]}],
rules "id":"hanafuda-40","name":{"en":"Hanafuda, forty cards",
rules "fr":"Hanafuda, quarante cartes","ja":"花札四十枚"}},
rules "family":"fishing","id":"mushi","minutes":25,
rules "name":{"en":"Mushi","fr":"Mushi","ja":"むし"},
rules "players":{"least":2,"most":2},"redeal":[{"cards":[{"id":["wil
rules low-rainman"]},{"id":["willow-swallow"]},
rules {"id":["willow-ribbon"]}],"count":3}],
rules "round_score":{"others_yaku":true,"par":{"any":115}},
rules "summary":{"en":"Ten months, four yaku,
rules \u0020and a bolt of lightning that takes whatever it strikes.",
rules "fr":"Dix mois, quatre yaku, et un éclair qui emporte ce qu’il
rules \u0020frappe.","ja":"10か月の札に4つの役。鬼札は狙った札をさらっていきます。"},
rules "wild":[{"cards":[{"role":["lightning"]}],"drawn_must":true,
rules "drawn_takes":[{"without":[{"month":[11]}]}],"id":"lightning",
rules "last_takes_all":true,"name":{"en":"Lightning","fr":"Éclair",
rules "ja":"鬼札"},"takes":[{"without":[{"month":[11]}]}]}],
rules "yaku":[{"id":"go-ko","name":{"en":"Go-ko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":30},{"id":"san-ko","name":{"en":"San-ko",
rules "fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["cherry-curtain"]}]}],"points":25},
rules {"id":"fuji-shima","name":{"en":"Wisteria Row",
rules "fr":"Rangée de glycines","ja":"藤島"},
rules "needs":[{"cards":[{"month":[4]}],"count":4}],"points":10},
rules {"id":"kiri-shima","name":{"en":"Paulownia Row",
rules "fr":"Rangée de paulownias","ja":"桐島"},
rules "needs":[{"cards":[{"month":[12]}],"count":4}],"points":10}]}
end a366dfe4
');
INSERT INTO "records" VALUES(28,'hanafuda-record 1
game mushi
digest f4bbad51af6d72114745234552fd8ea76964f11cf128c6d04a0bd3e31c5def00
seed 2
players 2
rounds 2
seats person beginner
chance 9000027
elapsed-ms 254000
played 20
moves c2 33 41x42 x14 93 53 34 c4 c1 31 81 43 21 13 52 54 xa4 23 next b4x92
rules {"credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8,
rules "packet":4}},"deck":{"cards":[{"without":[{"month":[6,7]}]}],
rules "id":"hanafuda-40","name":{"en":"Hanafuda, forty cards",
rules "fr":"Hanafuda, quarante cartes","ja":"花札四十枚"}},
rules "family":"fishing","id":"mushi","minutes":25,
rules "name":{"en":"Mushi","fr":"Mushi","ja":"むし"},
rules "players":{"least":2,"most":2},"redeal":[{"cards":[{"id":["wil
rules low-rainman"]},{"id":["willow-swallow"]},
rules {"id":["willow-ribbon"]}],"count":3}],
rules "round_score":{"others_yaku":true,"par":{"any":115}},
rules "summary":{"en":"Ten months, four yaku,
rules \u0020and a bolt of lightning that takes whatever it strikes.",
rules "fr":"Dix mois, quatre yaku, et un éclair qui emporte ce qu’il
rules \u0020frappe.","ja":"10か月の札に4つの役。鬼札は狙った札をさらっていきます。"},
rules "wild":[{"cards":[{"role":["lightning"]}],"drawn_must":true,
rules "drawn_takes":[{"without":[{"month":[11]}]}],"id":"lightning",
rules "last_takes_all":true,"name":{"en":"Lightning","fr":"Éclair",
rules "ja":"鬼札"},"takes":[{"without":[{"month":[11]}]}]}],
rules "yaku":[{"id":"go-ko","name":{"en":"Go-ko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":30},{"id":"san-ko","name":{"en":"San-ko",
rules "fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["cherry-curtain"]}]}],"points":25},
rules {"id":"fuji-shima","name":{"en":"Wisteria Row",
rules "fr":"Rangée de glycines","ja":"藤島"},
rules "needs":[{"cards":[{"month":[4]}],"count":4}],"points":10},
rules {"id":"kiri-shima","name":{"en":"Paulownia Row",
rules "fr":"Rangée de paulownias","ja":"桐島"},
rules "needs":[{"cards":[{"month":[12]}],"count":4}],"points":10}]}
end f59a5d7f
');
INSERT INTO "records" VALUES(30,'hanafuda-record 1
game go-stop
digest 09423df995d80685b9f509e50eddf278c7fce6d8b62d5ebfa8ed5b6a2ff91550
seed 1
players 3
rounds 3
seats person casual casual
chance 9000029
helped 2
elapsed-ms 268000
played 67
moves b3 32 b2 c3 94 92 64 73 24 a2 33 71 93 c4 23 22 21 83 72 a4 41 next 52
moves c4 71 32 a3 73 23 94x92 a1 24 74 21 63 41 b2 81 12 91 go 33 53 c2 next
moves c2 b3 b4 a1 61 31 53 a4 63 94 x44 11 81 go 24 32 62 14 go c1 33 52
rules {"bombs":{"bomb":true,"show":"first-turn"},
rules "counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","count":2,"id":"cup","when":"either"},
rules {"cards":[{"role":["lightning"]}],"category":"chaff",
rules "count":2,"id":"lightning"},{"cards":[{"role":["coloured-paulo
rules wnia"]}],"category":"chaff","count":2,
rules "id":"coloured-paulownia"}],"credits":[{"author":"Kelsey Cretc
rules her","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,
rules "hand":10},"3":{"field":6,"hand":7}},
rules "dealt_hands":[{"id":"president","months":[4],
rules "name":{"en":"President","fr":"Président","ja":"総統",
rules "ko":"총통"},"points":5}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"go-stop","minutes":25,"multipliers":[{"id":"three-gos",
rules "name":{"en":"Three Gos or more","fr":"Trois Go ou plus",
rules "ja":"スリーゴー","ko":"쓰리고"},"repeat":"each",
rules "when":{"own_calls":3}},{"id":"shakes-and-bombs",
rules "name":{"en":"Shakes and bombs",
rules "fr":"Brelans montrés et bombes","ja":"フンドゥルギと爆弾",
rules "ko":"흔들기와 폭탄"},"repeat":"each","when":{"shown_or_bombs":1}},
rules {"id":"drawn-rounds","name":{"en":"Drawn rounds before",
rules "fr":"Manches nulles avant celle-ci","ja":"ナガリ（前の流局）",
rules "ko":"나가리"},"repeat":"each","when":{"drawn_rounds":1}},
rules {"id":"few-chaff","name":{"en":"Chaff penalty (pi-bak)",
rules "fr":"Trop peu de kasu (pi-bak)","ja":"ピバク（カス不足）","ko":"피박"},
rules "payer":{"cards":[{"category":["chaff"]}],"most":{"any":4}},
rules "when":{"yaku":["chaff"]}},{"id":"no-bright",
rules "name":{"en":"Bright penalty (gwang-bak)",
rules "fr":"Pas une lumière (gwang-bak)","ja":"クァンバク（光なし）",
rules "ko":"광박"},"payer":{"cards":[{"category":["bright"]}],
rules "most":{"any":0}},"when":{"yaku":["five-brights",
rules "four-brights","three-brights","rain-brights"]}},
rules {"id":"seven-animals","name":{"en":"Seven animals",
rules "fr":"Sept animaux","ja":"タネ7枚","ko":"멍텅구리"},
rules "when":{"captured":{"cards":[{"category":["animal"]}],
rules "count":7}}}],"name":{"en":"Go-Stop","fr":"Go-Stop",
rules "ja":"ゴーストップ","ko":"고스톱"},"pending_pair":true,
rules "players":{"least":2,"most":3},"stealing":{"cards":[{"category
rules ":["chaff"]}]},"stopping":{"go":{"en":"Go","fr":"Go",
rules "ja":"ゴー","ja-Latn":"Gō","ko":"고"},"least":{"any":3},
rules "stop":{"en":"Stop","fr":"Stop","ja":"ストップ",
rules "ja-Latn":"Sutoppu","ko":"스톱"}},"summary":{"en":"Bombs,
rules \u0020shakes and stolen chaff; at three points you may stop,
rules \u0020or go on and double the stakes.","fr":"Bombes,
rules \u0020brelans montrés et kasu volés ; à trois points, arrêtez,
rules \u0020ou continuez et doublez la mise.",
rules "ja":"爆弾にフンドゥルギ、カスの奪い合い。3点になったら、やめるか、続けて倍を狙うかを選びます。"},
rules "yaku":[{"group":"brights","id":"five-brights",
rules "name":{"en":"Five Brights","fr":"Cinq Lumières","ja":"五光",
rules "ko":"오광"},"needs":[{"cards":[{"category":["bright"]}],
rules "count":5}],"points":15},{"group":"brights",
rules "id":"four-brights","name":{"en":"Four Brights",
rules "fr":"Quatre Lumières","ja":"四光","ko":"사광"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":4}],
rules "points":4},{"group":"brights","id":"three-brights",
rules "name":{"en":"Three Brights","fr":"Trois Lumières","ja":"三光",
rules "ko":"삼광"},"needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":3},{"group":"brights","id":"rain-brights",
rules "name":{"en":"Rainy Three Brights",
rules "fr":"Trois Lumières sous la pluie","ja":"雨三光","ko":"비삼광"},
rules "needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":2}],
rules "points":2},{"id":"blue-ribbons","name":{"en":"Blue Ribbons",
rules "fr":"Rubans bleus","ja":"青短","ko":"청단"},
rules "needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],
rules "points":3},{"id":"poetry-ribbons",
rules "name":{"en":"Poetry Ribbons","fr":"Rubans à poème","ja":"赤短",
rules "ko":"홍단"},"needs":[{"cards":[{"ribbon":["poetry"]}],
rules "count":3}],"points":3},{"id":"grass-ribbons",
rules "name":{"en":"Grass Ribbons","fr":"Rubans d’herbe","ja":"草短",
rules "ko":"초단"},"needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}],"points":3},
rules {"id":"godori","name":{"en":"Godori","fr":"Cinq Oiseaux",
rules "ja":"五鳥","ko":"고도리"},"needs":[{"cards":[{"id":["plum-warbler"
rules ]}]},{"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}],"points":5},
rules {"id":"boar-deer-butterflies","name":{"en":"Boar, Deer,
rules \u0020Butterflies","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"points":5},
rules {"extra":{},"id":"animals","name":{"en":"Animals",
rules "fr":"Animaux","ja":"タネ","ko":"열끗"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"ribbons","name":{"en":"Ribbons",
rules "fr":"Rubans","ja":"短冊","ko":"띠"},
rules "needs":[{"cards":[{"category":["ribbon"]}],"count":5}],
rules "points":1},{"extra":{},"id":"chaff","name":{"en":"Chaff",
rules "fr":"Kasu","ja":"カス","ko":"피"},
rules "needs":[{"cards":[{"category":["chaff"]}],"count":10}],
rules "points":1}]}
end 3a90d7b2
');
INSERT INTO "records" VALUES(32,'hanafuda-record 1
game go-stop
digest 09423df995d80685b9f509e50eddf278c7fce6d8b62d5ebfa8ed5b6a2ff91550
seed 3
players 3
rounds 3
seats person casual casual
chance 9000031
helped 1
elapsed-ms 282000
played 60
moves show5 24 32 94 c4 a4 33 22 b1 74 52 83 72 54 93 stop next 13 b4 23 11 a3
moves 31 21 24 82 42 a1 62 74 94 72 c1 41 51 63 53 next 33 63 14 32 x44 11 21
moves 31 b3 71 12 b4 34 62 x82 91 41 83 24 c3 23 a4
rules {"bombs":{"bomb":true,"show":"first-turn"},
rules "counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","count":2,"id":"cup","when":"either"},
rules {"cards":[{"role":["lightning"]}],"category":"chaff",
rules "count":2,"id":"lightning"},{"cards":[{"role":["coloured-paulo
rules wnia"]}],"category":"chaff","count":2,
rules "id":"coloured-paulownia"}],"credits":[{"author":"Kelsey Cretc
rules her","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,
rules "hand":10},"3":{"field":6,"hand":7}},
rules "dealt_hands":[{"id":"president","months":[4],
rules "name":{"en":"President","fr":"Président","ja":"総統",
rules "ko":"총통"},"points":5}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"go-stop","minutes":25,"multipliers":[{"id":"three-gos",
rules "name":{"en":"Three Gos or more","fr":"Trois Go ou plus",
rules "ja":"スリーゴー","ko":"쓰리고"},"repeat":"each",
rules "when":{"own_calls":3}},{"id":"shakes-and-bombs",
rules "name":{"en":"Shakes and bombs",
rules "fr":"Brelans montrés et bombes","ja":"フンドゥルギと爆弾",
rules "ko":"흔들기와 폭탄"},"repeat":"each","when":{"shown_or_bombs":1}},
rules {"id":"drawn-rounds","name":{"en":"Drawn rounds before",
rules "fr":"Manches nulles avant celle-ci","ja":"ナガリ（前の流局）",
rules "ko":"나가리"},"repeat":"each","when":{"drawn_rounds":1}},
rules {"id":"few-chaff","name":{"en":"Chaff penalty (pi-bak)",
rules "fr":"Trop peu de kasu (pi-bak)","ja":"ピバク（カス不足）","ko":"피박"},
rules "payer":{"cards":[{"category":["chaff"]}],"most":{"any":4}},
rules "when":{"yaku":["chaff"]}},{"id":"no-bright",
rules "name":{"en":"Bright penalty (gwang-bak)",
rules "fr":"Pas une lumière (gwang-bak)","ja":"クァンバク（光なし）",
rules "ko":"광박"},"payer":{"cards":[{"category":["bright"]}],
rules "most":{"any":0}},"when":{"yaku":["five-brights",
rules "four-brights","three-brights","rain-brights"]}},
rules {"id":"seven-animals","name":{"en":"Seven animals",
rules "fr":"Sept animaux","ja":"タネ7枚","ko":"멍텅구리"},
rules "when":{"captured":{"cards":[{"category":["animal"]}],
rules "count":7}}}],"name":{"en":"Go-Stop","fr":"Go-Stop",
rules "ja":"ゴーストップ","ko":"고스톱"},"pending_pair":true,
rules "players":{"least":2,"most":3},"stealing":{"cards":[{"category
rules ":["chaff"]}]},"stopping":{"go":{"en":"Go","fr":"Go",
rules "ja":"ゴー","ja-Latn":"Gō","ko":"고"},"least":{"any":3},
rules "stop":{"en":"Stop","fr":"Stop","ja":"ストップ",
rules "ja-Latn":"Sutoppu","ko":"스톱"}},"summary":{"en":"Bombs,
rules \u0020shakes and stolen chaff; at three points you may stop,
rules \u0020or go on and double the stakes.","fr":"Bombes,
rules \u0020brelans montrés et kasu volés ; à trois points, arrêtez,
rules \u0020ou continuez et doublez la mise.",
rules "ja":"爆弾にフンドゥルギ、カスの奪い合い。3点になったら、やめるか、続けて倍を狙うかを選びます。"},
rules "yaku":[{"group":"brights","id":"five-brights",
rules "name":{"en":"Five Brights","fr":"Cinq Lumières","ja":"五光",
rules "ko":"오광"},"needs":[{"cards":[{"category":["bright"]}],
rules "count":5}],"points":15},{"group":"brights",
rules "id":"four-brights","name":{"en":"Four Brights",
rules "fr":"Quatre Lumières","ja":"四光","ko":"사광"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":4}],
rules "points":4},{"group":"brights","id":"three-brights",
rules "name":{"en":"Three Brights","fr":"Trois Lumières","ja":"三光",
rules "ko":"삼광"},"needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":3},{"group":"brights","id":"rain-brights",
rules "name":{"en":"Rainy Three Brights",
rules "fr":"Trois Lumières sous la pluie","ja":"雨三光","ko":"비삼광"},
rules "needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":2}],
rules "points":2},{"id":"blue-ribbons","name":{"en":"Blue Ribbons",
rules "fr":"Rubans bleus","ja":"青短","ko":"청단"},
rules "needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],
rules "points":3},{"id":"poetry-ribbons",
rules "name":{"en":"Poetry Ribbons","fr":"Rubans à poème","ja":"赤短",
rules "ko":"홍단"},"needs":[{"cards":[{"ribbon":["poetry"]}],
rules "count":3}],"points":3},{"id":"grass-ribbons",
rules "name":{"en":"Grass Ribbons","fr":"Rubans d’herbe","ja":"草短",
rules "ko":"초단"},"needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}],"points":3},
rules {"id":"godori","name":{"en":"Godori","fr":"Cinq Oiseaux",
rules "ja":"五鳥","ko":"고도리"},"needs":[{"cards":[{"id":["plum-warbler"
rules ]}]},{"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["susuki-geese"]}]}],"points":5},
rules {"id":"boar-deer-butterflies","name":{"en":"Boar, Deer,
rules \u0020Butterflies","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"points":5},
rules {"extra":{},"id":"animals","name":{"en":"Animals",
rules "fr":"Animaux","ja":"タネ","ko":"열끗"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"ribbons","name":{"en":"Ribbons",
rules "fr":"Rubans","ja":"短冊","ko":"띠"},
rules "needs":[{"cards":[{"category":["ribbon"]}],"count":5}],
rules "points":1},{"extra":{},"id":"chaff","name":{"en":"Chaff",
rules "fr":"Kasu","ja":"カス","ko":"피"},
rules "needs":[{"cards":[{"category":["chaff"]}],"count":10}],
rules "points":1}]}
end ebc64cc5
');
INSERT INTO "records" VALUES(34,'hanafuda-record 1
game hana-awase
digest 26d88a23a59d97328430558dddb7bee740b57de1ce86dfba4491f37277f89103
seed 1
players 3
rounds 2
seats person casual standard
chance 9000033
elapsed-ms 296000
played 43
moves 93 21 92 b3 a4 71 22 73 83 c3 32 41 72 c4 24 a2 94 b2 64 33 23 next 52
moves 94x92 21 63 a3 73 24 41 71 33 53 91 23 c4 b2 32 12 a1 81 74 c2
rules {"credits":[{"author":"Angel Playing Cards",
rules "work":"Rule sheet of a Hanafuda deck"},{"author":"Duarcain",
rules "work":"Hana-Awase rules","year":2012}],
rules "deal":{"2":{"field":8,"hand":8},"3":{"field":6,"hand":7},
rules "4":{"field":8,"hand":5}},"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"hana-awase","minutes":30,"name":{"en":"Hana-Awase",
rules "fr":"Hana-Awase","ja":"花合わせ"},"players":{"least":2,"most":4},
rules "summary":{"en":"Match flowers with two to four players; every
rules \u0020card and every yaku counts.","fr":"On assortit les fleurs,
rules \u0020de deux à quatre joueurs ; chaque carte et chaque yaku compte
rules .","ja":"2人から4人で花を合わせ、札の点も役の点もすべて数えます。"},
rules "yaku":[{"group":"brights","id":"goko","name":{"en":"Goko",
rules "fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":75},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":50},{"group":"brights","id":"matsu-kiri-bozu",
rules "name":{"en":"Matsu-Kiri-Bozu","fr":"Pin, Paulownia et Lune",
rules "ja":"松桐坊主"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["paulownia-phoenix"]}]},
rules {"cards":[{"id":["susuki-moon"]}]}],"points":35},
rules {"id":"aka-tan","name":{"en":"Aka-tan","fr":"Rubans à poème",
rules "ja":"赤短"},"needs":[{"cards":[{"ribbon":["poetry"]}],
rules "count":3}],"points":35},{"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"points":35},{"id":"nana-tan",
rules "name":{"en":"Nana-tan","fr":"Sept Rubans","ja":"七短"},
rules "needs":[{"cards":[{"category":["ribbon"],
rules "without":[{"id":["willow-ribbon"]}]}],"count":7}],
rules "points":50},{"id":"ino-shika-cho",
rules "name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons",
rules "ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"points":35},
rules {"id":"tsukimi","name":{"en":"Tsukimi",
rules "fr":"Contempler la lune","ja":"月見で一杯"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":20},
rules {"id":"hanami","name":{"en":"Hanami",
rules "fr":"Contempler les fleurs","ja":"花見で一杯"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":30}]}
end 29a9693a
');
INSERT INTO "records" VALUES(36,'hanafuda-record 1
game higo-bana-teams
digest 58e8703eec7f5999067d519ed45f8e2b65b0cdc7bade258a075ac6bbcf0d282c
seed 0
players 4
rounds 2
seats person casual strong casual
chance 9000035
helped 2
elapsed-ms 310000
played 42
moves 83 81 22 c1 x63 33 21 13 64 43 31 92 b2 a4 72 94 52 71 14 a3 b3 next
moves 74x71 83 a4xa3 c1 b3 51 23 12 42 93 b2 c2 34 41 82 92 94 32 b1 b4
rules {"best_earns":[{"points":1},{"lead":100,"points":2}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"4":{"field":8,"hand":5},
rules "6":{"field":12,"hand":3}},"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "four_on_field":"dealer","id":"higo-bana-teams","minutes":30,
rules "name":{"en":"Higo-Bana, teams of two",
rules "fr":"Higo-Bana par équipes de deux","ja":"肥後花（2人組）"},
rules "pending_pair":true,"players":{"least":4,"most":6},
rules "round_ends":"stock","round_score":{"others_yaku":true},
rules "summary":{"en":"Partners sit opposite and share what they cap
rules ture.","fr":"Les partenaires se font face et mettent leurs pri
rules ses en commun.","ja":"向かい合わせの2人が組になり、取り札を合わせます。"},
rules "team_size":2,"values":[{"cards":[{"category":["bright"]}],
rules "id":"bright","points":20},{"cards":[{"category":["ribbon"]}],
rules "id":"ribbon","points":10},{"cards":[{"category":["animal"]}],
rules "id":"animal","points":5},{"cards":[{"role":["rain-man"]}],
rules "id":"rain-man","points":5},{"cards":[{"category":["chaff"]}],
rules "id":"chaff","points":1}],"variant_of":"higo-bana",
rules "yaku":[{"id":"viewings","name":{"en":"Curtain, Moon and Cup",
rules "fr":"Rideau, Lune et Coupe","ja":"花見月見"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},
rules {"id":"first-spring","name":{"en":"Crane,
rules \u0020Warbler and Curtain","fr":"Grue, Rossignol et Rideau",
rules "ja":"表菅原"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["cherry-curtain"]}]}]},{"id":"aka-tan",
rules "name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}]},
rules {"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus",
rules "ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],
rules "count":3}]},{"id":"kusa-tan","name":{"en":"Kusa-tan",
rules "fr":"Rubans d’herbe","ja":"草短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"animals-6-9-10",
rules "name":{"en":"Butterflies, Cup and Deer","fr":"Papillons,
rules \u0020Coupe et Cerf","ja":"蝶盃鹿"},"needs":[{"cards":[{"id":["peony-b
rules utterflies"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]},
rules {"cards":[{"id":["maple-deer"]}]}]},{"id":"animals-4-5-7",
rules "name":{"en":"Cuckoo, Bridge and Boar","fr":"Coucou,
rules \u0020Pont et Sanglier","ja":"不如帰八橋猪"},
rules "needs":[{"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["iris-bridge"]}]},
rules {"cards":[{"id":["clover-boar"]}]}]},{"id":"animals-7-8-10",
rules "name":{"en":"Boar, Geese and Deer","fr":"Sanglier,
rules \u0020Oies et Cerf","ja":"猪雁鹿"},"needs":[{"cards":[{"id":["clover-b
rules oar"]}]},{"cards":[{"id":["susuki-geese"]}]},
rules {"cards":[{"id":["maple-deer"]}]}]}],"yaku_points":50}
end 632a43d7
');
INSERT INTO "records" VALUES(38,'hanafuda-record 1
game higo-bana-teams
digest 58e8703eec7f5999067d519ed45f8e2b65b0cdc7bade258a075ac6bbcf0d282c
seed 2
players 4
rounds 2
seats person casual strong casual
chance 9000037
helped 1
elapsed-ms 324000
played 20
moves c2 13 23 12 x54 32 84 x44 63 11 14 b2 83 a1 c4 61 72 34 93 81
rules {"best_earns":[{"points":1},{"lead":100,"points":2}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"4":{"field":8,"hand":5},
rules "6":{"field":12,"hand":3}},"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "four_on_field":"dealer","id":"higo-bana-teams","minutes":30,
rules "name":{"en":"Higo-Bana, teams of two",
rules "fr":"Higo-Bana par équipes de deux","ja":"肥後花（2人組）"},
rules "pending_pair":true,"players":{"least":4,"most":6},
rules "round_ends":"stock","round_score":{"others_yaku":true},
rules "summary":{"en":"Partners sit opposite and share what they cap
rules ture.","fr":"Les partenaires se font face et mettent leurs pri
rules ses en commun.","ja":"向かい合わせの2人が組になり、取り札を合わせます。"},
rules "team_size":2,"values":[{"cards":[{"category":["bright"]}],
rules "id":"bright","points":20},{"cards":[{"category":["ribbon"]}],
rules "id":"ribbon","points":10},{"cards":[{"category":["animal"]}],
rules "id":"animal","points":5},{"cards":[{"role":["rain-man"]}],
rules "id":"rain-man","points":5},{"cards":[{"category":["chaff"]}],
rules "id":"chaff","points":1}],"variant_of":"higo-bana",
rules "yaku":[{"id":"viewings","name":{"en":"Curtain, Moon and Cup",
rules "fr":"Rideau, Lune et Coupe","ja":"花見月見"},
rules "needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}]},
rules {"id":"first-spring","name":{"en":"Crane,
rules \u0020Warbler and Curtain","fr":"Grue, Rossignol et Rideau",
rules "ja":"表菅原"},"needs":[{"cards":[{"id":["pine-crane"]}]},
rules {"cards":[{"id":["plum-warbler"]}]},
rules {"cards":[{"id":["cherry-curtain"]}]}]},{"id":"aka-tan",
rules "name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}]},
rules {"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus",
rules "ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],
rules "count":3}]},{"id":"kusa-tan","name":{"en":"Kusa-tan",
rules "fr":"Rubans d’herbe","ja":"草短"},
rules "needs":[{"cards":[{"id":["wisteria-ribbon"]}]},
rules {"cards":[{"id":["iris-ribbon"]}]},
rules {"cards":[{"id":["clover-ribbon"]}]}]},{"id":"animals-6-9-10",
rules "name":{"en":"Butterflies, Cup and Deer","fr":"Papillons,
rules \u0020Coupe et Cerf","ja":"蝶盃鹿"},"needs":[{"cards":[{"id":["peony-b
rules utterflies"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]},
rules {"cards":[{"id":["maple-deer"]}]}]},{"id":"animals-4-5-7",
rules "name":{"en":"Cuckoo, Bridge and Boar","fr":"Coucou,
rules \u0020Pont et Sanglier","ja":"不如帰八橋猪"},
rules "needs":[{"cards":[{"id":["wisteria-cuckoo"]}]},
rules {"cards":[{"id":["iris-bridge"]}]},
rules {"cards":[{"id":["clover-boar"]}]}]},{"id":"animals-7-8-10",
rules "name":{"en":"Boar, Geese and Deer","fr":"Sanglier,
rules \u0020Oies et Cerf","ja":"猪雁鹿"},"needs":[{"cards":[{"id":["clover-b
rules oar"]}]},{"cards":[{"id":["susuki-geese"]}]},
rules {"cards":[{"id":["maple-deer"]}]}]}],"yaku_points":50}
end eeab2158
');
INSERT INTO "records" VALUES(40,'hanafuda-record 1
game untitled
digest 136ec000cf6f7f2e3e3dd0f2d2ec1c80ec64ddc70091000efa4a28112390448d
seed 1
players 3
rounds 2
seats person casual greedy
chance 9000039
elapsed-ms 338000
played 272
moves s k hand-field:f31h32 hand-hand:h2224 hand-hand:hb2b1 hand-field:f42h41
moves hand-field:f93h92 s k hand-field:f72h71 hand-field:fa2ha4
moves field-field:fb3b4lc3 s k field-field:f5154l64 s x13 s xc3
moves hand-field:f91h94 s k s k s k s k hand-hand:h4443 s k hand-field:fc1hc4
moves s k hand-field:f74h73 field-field:f6264l12 hand-field:f82h81
moves field-field:f6163l11 s k field-field:f1112l34 s k s k
moves field-field:f5253la1 s k field-field:fc2c3l64 hand-field:f81h84
moves hand-field:f34h33 s k s k s k s k s k hand-field:f64h62 s k s k s k s k
moves s k hand-field:f22h23 field-field:f7174l92 hand-field:fa1ha2
moves hand-field:f51h54 field-field:f6163l83 hand-field:f44h43 s k
moves hand-field:f92h93 hand-field:f83h82 s k s k s k s k hand-hand:hb2b3 s k
moves s k s k s k hand-hand:hb4b1 hand-field:fa4ha3 hand-field:f32h31
moves hand-field:f91h94 field-field:fc2c4l14 field-field:f1114l74
moves hand-field:f74h73 s k s k s xb2 s x34 s k s k hand-field:f23h21
moves hand-hand:h1312 s k hand-field:f64h61 s x81 hand-hand:h2422
moves hand-field:f92h93 hand-field:f51h54 hand-field:f44h43
moves field-field:f8284l72 s k s xa2 field-field:f5152l42 race:250.500 next
moves hand-hand:h9192 s k hand-field:fb3hb2 hand-field:f51h53
moves field-field:f3233l73 s k hand-field:f73h74 s k s x62 hand-field:f14h12
moves field-field:f8182l94 s k s k hand-field:f94h93 hand-field:fb1hb4
moves hand-field:f43h41 hand-hand:h2321 s k s k hand-field:fc3hc4
moves hand-field:f22h24 hand-hand:ha3a4 s k s k s x34 hand-field:f13h11 s x83
moves s k hand-hand:hc2c1 field-field:f4244la1 hand-field:f72h71 s x81
moves hand-field:f52h54 s k s k s k s xb3 field-field:fa1a4l92 s k s k s k s k
moves hand-field:f73h74 s k hand-field:f22h24 s k hand-field:f14h12 s k s k s
moves k s x51 s k field-field:f9293lb2 hand-field:f62h63 field-field:f4143l32
moves s k hand-field:f11h13 hand-hand:ha3a2 hand-field:fc3hc4 s k
moves hand-field:f32h34 field-field:f8284l31 hand-field:f91h94 s k s k s k s k
moves s k hand-field:fb2hb4 hand-hand:h2221 s k hand-field:f31h33 s k
moves hand-field:f43h42 s k s k s x44 s k s k hand-field:f24h23 s k
moves field-field:f9293l73 s k s k hand-field:f81h83 hand-hand:ha1a2
moves hand-hand:h6364 hand-field:f73h74 lots
rules {"combinations":[{"hand":{"most":1},"id":"hand-field",
rules "name":{"en":"Hand-Field","fr":"Main et champ","ja":"手札と場札"},
rules "onto":"field"},{"hand":{"least":3,"most":3},
rules "id":"field-hiki","name":{"en":"Field hiki",
rules "fr":"Hiki du champ","ja":"場の引き"},"onto":"field"},
rules {"hand":{"least":2,"most":2},"id":"hand-hand",
rules "name":{"en":"Hand-Hand","fr":"Main et main","ja":"手札と手札"}},
rules {"hand":{"least":4,"most":4},"id":"hand-hiki",
rules "name":{"en":"Hand hiki","fr":"Hiki de la main",
rules "ja":"手札の引き"}},{"effect":false,"field":2,"id":"field-field",
rules "lay":1,"name":{"en":"Field-Field","fr":"Champ et champ",
rules "ja":"場札と場札"}}],"credits":[{"author":"Suryong"}],
rules "deal":{"2":{"field":4,"hand":5},"3":{"field":4,"hand":5},
rules "4":{"field":4,"hand":4},"5":{"field":4,"hand":4}},
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"effects":[{"cards":[{"category":["bright"]}],
rules "draw":1,"id":"bright","name":{"en":"Bright","fr":"Lumière",
rules "ja":"光"},"skip":true},{"cards":[{"ribbon":["poetry"]}],
rules "draw":1,"id":"poetry","name":{"en":"Poetry ribbon",
rules "fr":"Ruban à poème","ja":"赤短"}},
rules {"cards":[{"ribbon":["blue"]}],"id":"blue",
rules "name":{"en":"Blue ribbon","fr":"Ruban bleu","ja":"青短"},
rules "skip":true}],"family":"shedding","id":"untitled",
rules "minutes":20,"name":{"en":"Untitled","fr":"Sans titre",
rules "ja":"無題"},"players":{"least":2,"most":5},"race":{},
rules "redeal":[{"cards":[{}],"count":3,"same":"month"}],
rules "summary":{"en":"Be the first without cards,
rules \u0020and make the next player draw or sit out.",
rules "fr":"Soyez le premier sans cartes,
rules \u0020et faites piocher ou patienter le joueur suivant.",
rules "ja":"次の人に札を引かせたり休ませたりしながら、真っ先に手札をなくしましょう。"}}
end afafeb60
');
INSERT INTO "records" VALUES(42,'hanafuda-record 1
game untitled
digest 136ec000cf6f7f2e3e3dd0f2d2ec1c80ec64ddc70091000efa4a28112390448d
seed 3
players 3
rounds 2
seats person casual greedy
chance 9000041
helped 2
elapsed-ms 352000
played 86
moves hand-field:f34h33 hand-field:f92h93 s k s k s k hand-hand:h7472 s k s k
moves s k hand-field:f22h24 hand-hand:h5154 s k field-field:f4344l94 s k
moves hand-hand:hb3b4 s k hand-hand:ha4a2 s k s k s k s k hand-hand:h7371 s k
moves hand-hand:h8182 s x64 hand-field:f31h32 field-field:f1113l62
moves hand-field:fb2hb1 hand-field:fa1ha3 s k hand-field:f62h63
moves field-field:f9194l23 field-field:f4142l14 hand-field:fc2hc4 s k
moves field-field:f2324l83 race:500.250 next hand-field:f83h82
moves hand-field:fb1hb4 hand-field:fa4ha1 hand-field:f52h51
moves field-field:f6163l53 hand-field:f21h24 s x11 s k s x74 s k s k s xb3
moves hand-field:fc1hc3 field-field:f4243l84 field-field:f8184l62
moves hand-field:f53h54 hand-field:fa2ha3 s k hand-field:f22h23 s k
moves field-field:f6264l31 field-field:f3233l91 lots
rules {"combinations":[{"hand":{"most":1},"id":"hand-field",
rules "name":{"en":"Hand-Field","fr":"Main et champ","ja":"手札と場札"},
rules "onto":"field"},{"hand":{"least":3,"most":3},
rules "id":"field-hiki","name":{"en":"Field hiki",
rules "fr":"Hiki du champ","ja":"場の引き"},"onto":"field"},
rules {"hand":{"least":2,"most":2},"id":"hand-hand",
rules "name":{"en":"Hand-Hand","fr":"Main et main","ja":"手札と手札"}},
rules {"hand":{"least":4,"most":4},"id":"hand-hiki",
rules "name":{"en":"Hand hiki","fr":"Hiki de la main",
rules "ja":"手札の引き"}},{"effect":false,"field":2,"id":"field-field",
rules "lay":1,"name":{"en":"Field-Field","fr":"Champ et champ",
rules "ja":"場札と場札"}}],"credits":[{"author":"Suryong"}],
rules "deal":{"2":{"field":4,"hand":5},"3":{"field":4,"hand":5},
rules "4":{"field":4,"hand":4},"5":{"field":4,"hand":4}},
rules "deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"effects":[{"cards":[{"category":["bright"]}],
rules "draw":1,"id":"bright","name":{"en":"Bright","fr":"Lumière",
rules "ja":"光"},"skip":true},{"cards":[{"ribbon":["poetry"]}],
rules "draw":1,"id":"poetry","name":{"en":"Poetry ribbon",
rules "fr":"Ruban à poème","ja":"赤短"}},
rules {"cards":[{"ribbon":["blue"]}],"id":"blue",
rules "name":{"en":"Blue ribbon","fr":"Ruban bleu","ja":"青短"},
rules "skip":true}],"family":"shedding","id":"untitled",
rules "minutes":20,"name":{"en":"Untitled","fr":"Sans titre",
rules "ja":"無題"},"players":{"least":2,"most":5},"race":{},
rules "redeal":[{"cards":[{}],"count":3,"same":"month"}],
rules "summary":{"en":"Be the first without cards,
rules \u0020and make the next player draw or sit out.",
rules "fr":"Soyez le premier sans cartes,
rules \u0020et faites piocher ou patienter le joueur suivant.",
rules "ja":"次の人に札を引かせたり休ませたりしながら、真っ先に手札をなくしましょう。"}}
end 7b7b8e3c
');
INSERT INTO "records" VALUES(44,'hanafuda-record 1
game kaze
digest ff859b05520a353661a793910247a74f03b218f0f78d8e635eae8dfda1037022
seed 1
players 2
rounds 2
seats person casual
chance 9000043
helped 1
elapsed-ms 366000
played 35
moves leaf:h83 leaf:h73 leaf:h24 leaf:ha4 leaf:h23 leaf:hc4 s k leaf:h33 s x
moves leaf:h94 leaf:h92 leaf:h32 s k leaf:h42 leaf:h41 leaf:h51 leaf:h71
moves leaf:h21 next leaf:h91 leaf:h21 leaf:h41 leaf:ha1 leaf:ha3 leaf:h73
moves leaf:hc4 leaf:hc2 leaf:h74 leaf:h71 s k leaf:hb2
rules {"combinations":[{"hand":{"most":1},"id":"leaf",
rules "name":{"en":"Leaf","fr":"Feuille","ja":"一葉"},
rules "onto":"discard"},{"hand":{"least":2,"most":2},
rules "id":"twin-leaves","match":[{"month":"same"}],
rules "name":{"en":"Twin leaves","fr":"Feuilles jumelles",
rules "ja":"双葉"},"onto":"discard"}],"credits":[{"author":"Hanafuda D
rules esktop","work":"made up here"}],"deal":{"2":{"discard":1,
rules "hand":7},"3":{"discard":1,"hand":7},"4":{"discard":1,
rules "hand":6},"5":{"discard":1,"hand":5},"6":{"discard":1,
rules "hand":5}},"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda,
rules \u0020forty-eight cards","fr":"Hanafuda, quarante-huit cartes",
rules "ja":"花札四十八枚"}},"direction":"clockwise","drawn_dealer":"next",
rules "effects":[{"cards":[{"id":["willow-rainman"]},
rules {"id":["willow-lightning"]}],"draw":1,"id":"storm",
rules "name":{"en":"Storm","fr":"Tempête","ja":"嵐"},"who":"others"},
rules {"cards":[{"category":["bright"]}],"draw":2,"id":"gale",
rules "name":{"en":"Gale","fr":"Bourrasque","ja":"疾風"},"skip":true},
rules {"cards":[{"role":["sake-cup"]}],"id":"exchange",
rules "name":{"en":"Exchange","fr":"Échange","ja":"風の入れ替え"},
rules "swap":"choose"},{"cards":[{"ribbon":["blue"]}],"id":"whirl",
rules "name":{"en":"Whirl","fr":"Tourbillon","ja":"つむじ風"},
rules "reverse":true},{"again":true,"cards":[{"ribbon":["poetry"]}],
rules "id":"tailwind","name":{"en":"Tailwind","fr":"Vent arrière",
rules "ja":"追い風"}},{"cards":[{"category":["ribbon"]}],"id":"lull",
rules "name":{"en":"Lull","fr":"Accalmie","ja":"凪"},"skip":true}],
rules "family":"shedding","id":"kaze","limit":25,
rules "match":[{"month":"same"},{"category":"same"}],"minutes":15,
rules "name":{"en":"Kaze","fr":"Kaze","ja":"風"},
rules "next_dealer":"loser","players":{"least":2,"most":6},
rules "race":{"least_players":4,"settled_by":"chance"},"rounds":5,
rules "struggle":{"effect":true,"only_if_stuck":true},
rules "summary":{"en":"Follow the month or the kind of the last leaf
rules , and let the wind turn.","fr":"Suivez le mois ou le genre de\u0020
rules la dernière feuille, et laissez tourner le vent.",
rules "ja":"前の葉と同じ月か同じ種類の葉を重ね、風の向きを変えましょう。"},
rules "values":[{"cards":[{"category":["chaff"]}],"id":"chaff",
rules "points":1},{"cards":[{"category":["ribbon"]}],"id":"ribbon",
rules "points":2},{"cards":[{"category":["animal"]}],"id":"animal",
rules "points":3},{"cards":[{"category":["bright"]}],"id":"bright",
rules "points":5}]}
end b43e2d62
');
INSERT INTO "records" VALUES(46,'hanafuda-record 1
game hanapette
digest 9d603ba7eaca969d5dbc215227625d96e50d8177cee146dca02ff97995996263
seed 0
players 2
seats person keeps-pace
chance 9000045
elapsed-ms 380000
played 208
moves @667:count 0@1227:c3>m0 0@1942:c2>m1 1@2721:c1>m0 1@2722:^c1
moves 1@3022:c2>m1 0@3917:^c2 0@4411:c2>c4 0@4418:^c3 0@5163:c3>m0 1@5423:^c2
moves 0@5697:^c3 0@6063:^c2 1@6357:c2>m1 0@6741:c2>m0 0@6899:^c2 0@7242:c1>c2
moves 0@7805:c4>m1 1@7963:^c2 1@8579:c2>m0 1@9355:^c2 1@9455:c2>c3 0@10359:^c1
moves 0@10859:c2>m1 0@11058:c4>c1 0@12002:c3>m1 0@12931:^c4 0@13255:c2>m1
moves 0@13912:c1>m1 @14792:count @15343:count 1@15518:c4>m1 0@16037:c4>m1
moves 0@17029:c1>m0 1@17568:^c4 0@18539:^c1 1@18727:c4>m1 1@19467:c3>m1
moves @19665:count 1@20225:c3>m0 1@21009:^c3 0@21452:c1>m1 0@21746:^c1
moves @22483:count 1@22729:c3>m1 1@23089:^c3 @23107:count 1@24041:c1>m0
moves 1@24176:c3>m0 1@24448:^c1 1@24480:c1>m1 1@24693:^c1 1@24878:c1>m0
moves 1@24942:c1>m1 @25285:next @25821:count 1@26384:c1>c2 1@26619:^c1
moves 0@26904:c3>c2 1@27442:c2>m0 0@27588:c1>m0 1@28050:c2>m0 0@28779:^c1
moves 0@28931:c1>m1 0@29827:^c3 1@29975:^c2 0@30574:^c1 1@31153:c1>m0
moves 1@31746:^c1 0@31973:c3>m1 0@32343:c1>m0 0@32776:c2>m1 0@33766:^c1
moves 0@34691:^c3 0@35657:c1>m0 0@36579:c4>m1 1@37542:c4>m1 0@37561:^c4
moves 1@38336:c1>m0 1@38645:^c4 0@38978:c3>m1 0@39795:^c1 0@40135:c2>m1
moves 1@40673:c4>m1 0@41415:^c2 1@41686:^c1 @42184:count 1@42498:c1>m0
moves 1@43394:^c1 1@43773:c1>c2 1@44243:c2>m0 @44619:count 1@45163:c3>m0
moves 0@45261:c4>m0 1@45670:^c3 @46586:count @47428:count @47863:count
moves 0@48490:c2>m1 0@49095:^c2 0@49648:c1>c2 @50614:count 1@51292:c3>m0
moves 1@51449:^c3 1@52027:c3>m1 1@52343:c2>m1 1@52738:^c2 1@53651:c2>m1
moves @53852:count 0@54361:c2>m0 @55099:count 1@55643:c2>m0 @56041:next
moves @56355:count 1@56492:c1>m0 1@56933:^c1 1@57248:c4>m1 1@57686:^c4
moves 0@58273:c2>m0 0@58713:c4>m0 0@58925:^c4 0@59042:^c2 0@59714:c4>m0
moves 1@59964:c4>m0 1@60892:c3>m0 0@61542:c2>m0 1@61742:^c3 0@62258:^c2
moves 1@63088:c1>m0 0@63377:c1>m0 1@64060:^c1 1@64625:c1>m0 1@64842:^c1
moves 1@65517:c2>m0 0@66218:^c1 1@67040:^c2 1@67826:c2>m0 1@67887:^c2
moves @68645:count 0@68853:c2>m1 0@69395:^c2 @69506:count 1@69640:c3>m1
moves 1@70022:^c3 1@70849:c3>m0 0@71398:c3>m0 0@71811:^c3 @72742:count
moves 0@72912:c2>m1 @73467:count 0@73525:c3>m0 0@74398:^c3 1@74556:c1>m0
moves 1@74896:^c1 1@75250:c1>m0 @75275:count 0@75354:c1>m0 0@75516:^c1
moves 0@76107:c1>m0 0@76507:^c1 @76590:count @77011:count @77660:count
moves 0@78228:c1>m0 0@78732:^c1 @79466:count @79859:count @80228:count
moves 1@80995:c2>m0 1@81266:c2>m0 @82081:next @82421:count @82644:count
moves @82739:count 0@83084:c4>m0 0@83637:^c4 0@83926:c2>c4 0@84190:^c2
moves 0@84841:c2>c1 0@85294:^c2 0@85454:c2>m0 0@86191:^c2 1@86758:c1>m0
moves 1@87300:^c1 @87676:count @88116:count 0@88945:c2>m0 0@89332:c4>m0
moves 1@89768:c2>m0 0@90040:c4>m0 0@90513:c3>m0 1@91079:^c2 1@91089:c3>m0
moves 1@91243:^c3 0@91880:c1>m0 1@92052:c2>m0 0@92198:c1>m0 0@92293:^c1
moves 1@92659:c3>c1 0@92811:^c3 @92821:count 0@93806:c1>m0 1@94661:c4>m0
moves 1@95409:c1>m0 0@96006:^c1 1@96179:^c4 1@97060:c4>m0 1@97932:c1>m0
rules {"columns":[5,4,3,2],"credits":[{"author":"Sem",
rules "work":"Hanapette","year":2021}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"speed",
rules "fits":[{"month":"adjacent"},{"cards":[{"role":["lightning"]}]
rules },{"onto":[{"role":["lightning"]}]}],"id":"hanapette",
rules "name":{"en":"Hanapette","fr":"Hanapette","ja":"ハナペット"},
rules "notes":[{"en":"Saying the month''s name with each card helps t
rules o learn the months.","fr":"Dire le nom du mois en posant chaqu
rules e carte aide à apprendre les mois.",
rules "ja":"札を出すたびに月の名前を声に出すと、月が早く覚えられます。"},
rules {"en":"Play with one hand, the other behind your back.",
rules "fr":"Jouez d’une main, l’autre derrière le dos.",
rules "ja":"片手だけを使い、もう片方の手は背中に回しましょう。"}],"players":{"least":2,
rules "most":2},"summary":{"en":"Both play at once. Be first to lay\u0020
rules your flowers on the months beside them.",
rules "fr":"Les deux joueurs jouent en même temps. Soyez le premier\u0020
rules à poser vos fleurs sur les mois voisins.",
rules "ja":"2人が同時に進めます。隣の月の札に重ねて、先に自分の札を出し切りましょう。"}}
end 931719b1
');
INSERT INTO "records" VALUES(48,'hanafuda-record 1
game hanapette
digest 9d603ba7eaca969d5dbc215227625d96e50d8177cee146dca02ff97995996263
seed 2
players 2
seats person keeps-pace
chance 9000047
helped 2
elapsed-ms 394000
played 20
moves @423:count 1@1184:c2>m1 0@1409:c1>m0 1@2354:c3>c1 1@2361:^c2 1@2872:^c3
moves 0@3081:c4>m0 0@3926:c2>m1 0@4726:^c2 0@5036:^c4 0@5239:^c1 0@6161:c1>m0
moves 0@6642:^c1 0@6914:c2>m0 0@7291:^c2 @8044:count 0@8843:c3>m1 1@8982:c2>m1
moves 1@9807:^c2 0@10515:^c3
rules {"columns":[5,4,3,2],"credits":[{"author":"Sem",
rules "work":"Hanapette","year":2021}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"speed",
rules "fits":[{"month":"adjacent"},{"cards":[{"role":["lightning"]}]
rules },{"onto":[{"role":["lightning"]}]}],"id":"hanapette",
rules "name":{"en":"Hanapette","fr":"Hanapette","ja":"ハナペット"},
rules "notes":[{"en":"Saying the month''s name with each card helps t
rules o learn the months.","fr":"Dire le nom du mois en posant chaqu
rules e carte aide à apprendre les mois.",
rules "ja":"札を出すたびに月の名前を声に出すと、月が早く覚えられます。"},
rules {"en":"Play with one hand, the other behind your back.",
rules "fr":"Jouez d’une main, l’autre derrière le dos.",
rules "ja":"片手だけを使い、もう片方の手は背中に回しましょう。"}],"players":{"least":2,
rules "most":2},"summary":{"en":"Both play at once. Be first to lay\u0020
rules your flowers on the months beside them.",
rules "fr":"Les deux joueurs jouent en même temps. Soyez le premier\u0020
rules à poser vos fleurs sur les mois voisins.",
rules "ja":"2人が同時に進めます。隣の月の札に重ねて、先に自分の札を出し切りましょう。"}}
end 7c94580a
');
INSERT INTO "records" VALUES(50,'hanafuda-record 1
game our-koi-koi
digest 4ddd21f0cb44bef48c7bbde7773cb66186a5c366b11b055209ca7abf94bce5bc
seed 1
players 2
rounds 2
seats person casual
chance 9000049
helped 1
elapsed-ms 408000
played 31
moves 22x24 41 13 c4 b1 73 31 32 93 21 64 33 51 a4 a2 x81 next 93x91 c4 51 41
moves b3 74 24 a3 52 73 33 12 14 stop
rules {"counts_as":[{"cards":[{"role":["sake-cup"]}],
rules "category":"chaff","id":"cup"}],
rules "credits":[{"author":"Kelsey Cretcher",
rules "work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},
rules "dealt_hands":[{"id":"teshi","months":[4],
rules "name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},
rules "points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],
rules "name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},
rules "points":6}],"deck":{"id":"hanafuda-48",
rules "name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda,
rules \u0020quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing",
rules "id":"our-koi-koi","minutes":30,
rules "multipliers":[{"id":"opponent-called",
rules "name":{"en":"The opponent had called koi-koi",
rules "fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},
rules "when":{"opponent_calls":1}}],"name":{"en":"Our Koi-Koi",
rules "ja":"うちのこいこい"},"players":{"least":2,"most":2},
rules "round_ends":"hands","rounds":6,
rules "stopping":{"go":{"en":"Koi-koi","fr":"Koi-koi","ja":"こいこい",
rules "ja-Latn":"Koikoi"},"stop":{"en":"Game","fr":"Stop","ja":"勝負",
rules "ja-Latn":"Shōbu"}},"summary":{"en":"Make yaku,
rules \u0020and dare to play on for more.","fr":"Formez des yaku,
rules \u0020et osez continuer pour en gagner davantage.",
rules "ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},
rules "variant_of":"koi-koi","yaku":[{"group":"brights","id":"goko",
rules "name":{"en":"Goko","fr":"Cinq Lumières","ja":"五光"},
rules "needs":[{"cards":[{"category":["bright"]}],"count":5}],
rules "points":10},{"group":"brights","id":"shiko",
rules "name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":4}],
rules "points":8},{"group":"brights","id":"ame-shiko",
rules "name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie",
rules "ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},
rules {"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":7},{"group":"brights","id":"sanko",
rules "name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},
rules "needs":[{"cards":[{"category":["bright"],
rules "without":[{"id":["willow-rainman"]}]}],"count":3}],
rules "points":5},{"extra":{"cards":[{"category":["animal"]}]},
rules "id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho",
rules "fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},
rules "needs":[{"cards":[{"id":["clover-boar"]}]},
rules {"cards":[{"id":["maple-deer"]}]},
rules {"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],
rules "points":5},{"extra":{"cards":[{"category":["ribbon"]}]},
rules "id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku"
rules ,"fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},
rules {"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan",
rules "ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["
rules ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan",
rules "fr":"Rubans à poème","ja":"赤短"},
rules "needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],
rules "over":["tan"],"points":5},{"extra":{"cards":[{"category":["ri
rules bbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan",
rules "fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["
rules blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},
rules "id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},
rules "needs":[{"cards":[{"category":["animal"]}],"count":5}],
rules "points":1},{"extra":{},"id":"tan","name":{"en":"Tan",
rules "fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribb
rules on"]}],"count":5}],"points":1},{"id":"hanami-zake",
rules "name":{"en":"Hanami-zake","fr":"Contempler les fleurs",
rules "ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":3},
rules {"id":"tsukimi-zake","name":{"en":"Tsukimi-zake",
rules "fr":"Contempler la lune","ja":"月見酒"},
rules "needs":[{"cards":[{"id":["susuki-moon"]}]},
rules {"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},
rules {"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu",
rules "ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],
rules "count":10}],"points":1}]}
end b986a49c
');
CREATE TABLE rules (
    digest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL
);
INSERT INTO "rules" VALUES('5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555','tsukinami','{"cells":{"count":1},"columns":[{"build":[{"category":"different","month":"earlier"}],"id":"beds","move":"by-cells","name":{"en":"bed","fr":"parterre","ja":"花壇"},"plural":{"en":"beds","fr":"parterres","ja":"花壇"},"sizes":[8,8,8,8,8,8]}],"credits":[{"author":"Hanafuda Desktop"}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"tableau","foundations":[{"each":"month","id":"months","name":{"en":"month","fr":"pile de mois","ja":"月の組札"},"order":"value","plural":{"en":"months","fr":"piles de mois","ja":"月の組札"}}],"id":"tsukinami","minutes":8,"name":{"en":"Tsukinami","fr":"Tsukinami","ja":"月並"},"notes":[{"en":"A month is complete when its chaff, ribbon, animal and bright lie on one another, as far as it has them.","fr":"Un mois est complet quand ses kasu, son ruban, son animal et sa lumière sont empilés, pour autant qu’il en ait.","ja":"その月にあるカス・短冊・タネ・光が順に重なれば、月の完成です。"}],"summary":{"en":"Every card lies open; build each month from chaff to bright with one free place to help.","fr":"Toutes les cartes sont visibles ; montez chaque mois du kasu à la lumière, avec une seule case libre pour vous aider.","ja":"すべての札が見えています。1つの空き枠を頼りに、どの月もカスから光へ積み上げましょう。"},"win":{"foundations":"full"}}');
INSERT INTO "rules" VALUES('68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca','yatsuhashi','{"columns":[{"build":[{"month":"earlier"}],"face_up":1,"id":"foundations","name":{"en":"foundation","fr":"fondation","ja":"列"},"plural":{"en":"foundations","fr":"fondations","ja":"列"},"sizes":[6,6,6,6,6,6]}],"credits":[{"author":"Ryan Sartor","work":"Yatsuhashi Solitaire, v1.2"}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"tableau","id":"yatsuhashi","minutes":15,"name":{"en":"Yatsuhashi Solitaire","fr":"Patience Yatsuhashi","ja":"八橋ソリティア"},"notes":[{"en":"Not every deal can be won. Look for months that block each other before you fill an empty foundation.","fr":"Toutes les donnes ne sont pas gagnables. Cherchez les mois qui se bloquent avant de remplir une fondation vide.","ja":"どの配札も解けるとは限りません。空いた列を埋める前に、互いにふさぎ合う月がないか見ておきましょう。"}],"stock":{},"summary":{"en":"Order the months in six foundations and take the fourteen yaku out of them.","fr":"Ordonnez les mois dans six fondations et tirez-en les quatorze yaku.","ja":"6つの列に月を順に並べ、そこから14の役を集めましょう。"},"win":{"cards_left":0,"yaku":"all"},"yaku":[{"id":"early-chaff","name":{"en":"Early Chaff","fr":"Premiers kasu","ja":"早カス"},"needs":[{"cards":[{"category":["chaff"],"month":[1,2,3,4,5]}],"each":"month"}],"times":2},{"id":"late-chaff","name":{"en":"Late Chaff","fr":"Derniers kasu","ja":"遅カス"},"needs":[{"cards":[{"category":["chaff"],"month":[6,7,8,9,10]}],"each":"month"}],"times":2},{"id":"aka-tan","name":{"en":"Aka-Tan","fr":"Rubans à poème","ja":"赤短"},"needs":[{"cards":[{"id":["pine-ribbon"]}]},{"cards":[{"id":["plum-ribbon"]}]},{"cards":[{"id":["cherry-ribbon"]}]}]},{"id":"ao-tan","name":{"en":"Ao-Tan","fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"id":["peony-ribbon"]}]},{"cards":[{"id":["chrysanthemum-ribbon"]}]},{"cards":[{"id":["maple-ribbon"]}]}]},{"id":"kasu-tan","name":{"en":"Kasu-Tan","fr":"Rubans rouges","ja":"カス短"},"needs":[{"cards":[{"id":["wisteria-ribbon"]}]},{"cards":[{"id":["iris-ribbon"]}]},{"cards":[{"id":["clover-ribbon"]}]}]},{"id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["maple-deer"]}]},{"cards":[{"id":["peony-butterflies"]}]}]},{"id":"godori","name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥"},"needs":[{"cards":[{"id":["plum-warbler"]}]},{"cards":[{"id":["wisteria-cuckoo"]}]},{"cards":[{"id":["susuki-geese"]}]}]},{"id":"hanami-tsukimi-zake","name":{"en":"Hanami-Tsukimi-Zake","fr":"Fleurs, Lune et Coupe","ja":"花見月見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},{"cards":[{"id":["susuki-moon"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"ame-san-ko","name":{"en":"Ame-San-Ko","fr":"Trois Lumières sous la pluie","ja":"雨三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},{"cards":[{"id":["willow-rainman"]}]},{"cards":[{"id":["paulownia-phoenix"]}]}]},{"id":"kiri-kasu","name":{"en":"Kiri-Kasu","fr":"Kasu de paulownia","ja":"桐カス"},"needs":[{"cards":[{"category":["chaff"],"month":[12]}],"count":3}]},{"id":"yanagi-kasu","name":{"en":"Yanagi-Kasu","fr":"Kasu de saule","ja":"柳カス"},"needs":[{"cards":[{"id":["willow-swallow"]}]},{"cards":[{"id":["willow-ribbon"]}]},{"cards":[{"id":["willow-lightning"]}]}]},{"after":5,"id":"yatsuhashi","name":{"en":"Yatsuhashi","fr":"Yatsuhashi","ja":"八橋"},"needs":[{"cards":[{"id":["iris-bridge"]}]}],"waste_at_most":0}]}');
INSERT INTO "rules" VALUES('f3bef4ea252f66264878a2b7e64970740016e9d090948d1c6e932a69dc7cc56a','koi-koi','{"counts_as":[{"cards":[{"role":["sake-cup"]}],"category":"chaff","id":"cup"}],"credits":[{"author":"Kelsey Cretcher","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},"dealt_hands":[{"id":"teshi","months":[4],"name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},"points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],"name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},"points":6}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing","id":"koi-koi","minutes":30,"multipliers":[{"id":"opponent-called","name":{"en":"The opponent had called koi-koi","fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},"when":{"opponent_calls":1}}],"name":{"en":"Koi-Koi","fr":"Koi-Koi","ja":"こいこい"},"players":{"least":2,"most":2},"round_ends":"hands","stopping":{"go":{"en":"Koi-koi","fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},"stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},"summary":{"en":"Make yaku, and dare to play on for more.","fr":"Formez des yaku, et osez continuer pour en gagner davantage.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},"yaku":[{"group":"brights","id":"goko","name":{"en":"Goko","fr":"Cinq Lumières","ja":"五光"},"needs":[{"cards":[{"category":["bright"]}],"count":5}],"points":10},{"group":"brights","id":"shiko","name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":4}],"points":8},{"group":"brights","id":"ame-shiko","name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie","ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":3}],"points":7},{"group":"brights","id":"sanko","name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":3}],"points":5},{"extra":{"cards":[{"category":["animal"]}]},"id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["maple-deer"]}]},{"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],"points":5},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku","fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},{"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan","ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],"over":["tan"],"points":5},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},"id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},"needs":[{"cards":[{"category":["animal"]}],"count":5}],"points":1},{"extra":{},"id":"tan","name":{"en":"Tan","fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribbon"]}],"count":5}],"points":1},{"id":"hanami-zake","name":{"en":"Hanami-zake","fr":"Contempler les fleurs","ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},{"id":"tsukimi-zake","name":{"en":"Tsukimi-zake","fr":"Contempler la lune","ja":"月見酒"},"needs":[{"cards":[{"id":["susuki-moon"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},{"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu","ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],"count":10}],"points":1}]}');
INSERT INTO "rules" VALUES('5286a3ac59c706f1b2b576c55c5928539565e2ceb6d59891a9a2b7e5bf035ef9','mushi','{"credits":[{"author":"Kelsey Cretcher","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8,"packet":4}},"deck":{"cards":[{"without":[{"month":[6,7]}]}],"id":"hanafuda-40","name":{"en":"Hanafuda, forty cards","fr":"Hanafuda, quarante cartes","ja":"花札四十枚"}},"family":"fishing","id":"mushi","minutes":25,"name":{"en":"Mushi","fr":"Mushi","ja":"むし"},"players":{"least":2,"most":2},"redeal":[{"cards":[{"id":["willow-rainman"]},{"id":["willow-swallow"]},{"id":["willow-ribbon"]}],"count":3}],"round_score":{"others_yaku":true,"par":{"any":115}},"summary":{"en":"Ten months, four yaku, and a bolt of lightning that takes whatever it strikes.","fr":"Dix mois, quatre yaku, et un éclair qui emporte ce qu’il frappe.","ja":"10か月の札に4つの役。鬼札は狙った札をさらっていきます。"},"wild":[{"cards":[{"role":["lightning"]}],"drawn_must":true,"drawn_takes":[{"without":[{"month":[11]}]}],"id":"lightning","last_takes_all":true,"name":{"en":"Lightning","fr":"Éclair","ja":"鬼札"},"takes":[{"without":[{"month":[11]}]}]}],"yaku":[{"id":"go-ko","name":{"en":"Go-ko","fr":"Cinq Lumières","ja":"五光"},"needs":[{"cards":[{"category":["bright"]}],"count":5}],"points":30},{"id":"san-ko","name":{"en":"San-ko","fr":"Trois Lumières","ja":"三光"},"needs":[{"cards":[{"id":["pine-crane"]}]},{"cards":[{"id":["plum-warbler"]}]},{"cards":[{"id":["cherry-curtain"]}]}],"points":25},{"id":"fuji-shima","name":{"en":"Wisteria Row","fr":"Rangée de glycines","ja":"藤島"},"needs":[{"cards":[{"month":[4]}],"count":4}],"points":10},{"id":"kiri-shima","name":{"en":"Paulownia Row","fr":"Rangée de paulownias","ja":"桐島"},"needs":[{"cards":[{"month":[12]}],"count":4}],"points":10}]}');
INSERT INTO "rules" VALUES('5f6afee07ca54a9b85c59e3405b34731435044a2ff3a39d36214b102e25b76f6','go-stop','{"bombs":{"bomb":true,"show":"first-turn"},"counts_as":[{"cards":[{"role":["sake-cup"]}],"category":"chaff","count":2,"id":"cup","when":"either"},{"cards":[{"role":["lightning"]}],"category":"chaff","count":2,"id":"lightning"},{"cards":[{"role":["coloured-paulownia"]}],"category":"chaff","count":2,"id":"coloured-paulownia"}],"credits":[{"author":"Kelsey Cretcher","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":10},"3":{"field":6,"hand":7}},"dealt_hands":[{"id":"president","months":[4],"name":{"en":"President","fr":"Président","ja":"総統","ko":"총통"},"points":5}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing","id":"go-stop","minutes":25,"multipliers":[{"id":"three-gos","name":{"en":"Three Gos or more","fr":"Trois Go ou plus","ja":"スリーゴー","ko":"쓰리고"},"repeat":"each","when":{"own_calls":3}},{"id":"shakes-and-bombs","name":{"en":"Shakes and bombs","fr":"Brelans montrés et bombes","ja":"フンドゥルギと爆弾","ko":"흔들기와 폭탄"},"repeat":"each","when":{"shown_or_bombs":1}},{"id":"drawn-rounds","name":{"en":"Drawn rounds before","fr":"Manches nulles avant celle-ci","ja":"ナガリ（前の流局）","ko":"나가리"},"repeat":"each","when":{"drawn_rounds":1}},{"id":"few-chaff","name":{"en":"Chaff penalty (pi-bak)","fr":"Trop peu de kasu (pi-bak)","ja":"ピバク（カス不足）","ko":"피박"},"payer":{"cards":[{"category":["chaff"]}],"most":{"any":4}},"when":{"yaku":["chaff"]}},{"id":"no-bright","name":{"en":"Bright penalty (gwang-bak)","fr":"Pas une lumière (gwang-bak)","ja":"クァンバク（光なし）","ko":"광박"},"payer":{"cards":[{"category":["bright"]}],"most":{"any":0}},"when":{"yaku":["five-brights","four-brights","three-brights","rain-brights"]}},{"id":"seven-animals","name":{"en":"Seven animals","fr":"Sept animaux","ja":"タネ7枚","ko":"멍텅구리"},"when":{"captured":{"cards":[{"category":["animal"]}],"count":7}}}],"name":{"en":"Go-Stop","fr":"Go-Stop","ja":"ゴーストップ","ko":"고스톱"},"pending_pair":true,"players":{"least":2,"most":3},"stealing":{"cards":[{"category":["chaff"]}]},"stopping":{"go":{"en":"Go","fr":"Go","ja":"ゴー","ja-Latn":"Gō","ko":"고"},"least":{"any":3},"stop":{"en":"Stop","fr":"Stop","ja":"ストップ","ja-Latn":"Sutoppu","ko":"스톱"}},"summary":{"en":"Bombs, shakes and stolen chaff; at three points you may stop, or go on and double the stakes.","fr":"Bombes, brelans montrés et kasu volés ; à trois points, arrêtez, ou continuez et doublez la mise.","ja":"爆弾にフンドゥルギ、カスの奪い合い。3点になったら、やめるか、続けて倍を狙うかを選びます。"},"yaku":[{"group":"brights","id":"five-brights","name":{"en":"Five Brights","fr":"Cinq Lumières","ja":"五光","ko":"오광"},"needs":[{"cards":[{"category":["bright"]}],"count":5}],"points":15},{"group":"brights","id":"four-brights","name":{"en":"Four Brights","fr":"Quatre Lumières","ja":"四光","ko":"사광"},"needs":[{"cards":[{"category":["bright"]}],"count":4}],"points":4},{"group":"brights","id":"three-brights","name":{"en":"Three Brights","fr":"Trois Lumières","ja":"三光","ko":"삼광"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":3}],"points":3},{"group":"brights","id":"rain-brights","name":{"en":"Rainy Three Brights","fr":"Trois Lumières sous la pluie","ja":"雨三光","ko":"비삼광"},"needs":[{"cards":[{"id":["willow-rainman"]}]},{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":2}],"points":2},{"id":"blue-ribbons","name":{"en":"Blue Ribbons","fr":"Rubans bleus","ja":"青短","ko":"청단"},"needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],"points":3},{"id":"poetry-ribbons","name":{"en":"Poetry Ribbons","fr":"Rubans à poème","ja":"赤短","ko":"홍단"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],"points":3},{"id":"grass-ribbons","name":{"en":"Grass Ribbons","fr":"Rubans d’herbe","ja":"草短","ko":"초단"},"needs":[{"cards":[{"id":["wisteria-ribbon"]}]},{"cards":[{"id":["iris-ribbon"]}]},{"cards":[{"id":["clover-ribbon"]}]}],"points":3},{"id":"godori","name":{"en":"Godori","fr":"Cinq Oiseaux","ja":"五鳥","ko":"고도리"},"needs":[{"cards":[{"id":["plum-warbler"]}]},{"cards":[{"id":["wisteria-cuckoo"]}]},{"cards":[{"id":["susuki-geese"]}]}],"points":5},{"id":"boar-deer-butterflies","name":{"en":"Boar, Deer, Butterflies","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["maple-deer"]}]},{"cards":[{"id":["peony-butterflies"]}]}],"points":5},{"extra":{},"id":"animals","name":{"en":"Animals","fr":"Animaux","ja":"タネ","ko":"열끗"},"needs":[{"cards":[{"category":["animal"]}],"count":5}],"points":1},{"extra":{},"id":"ribbons","name":{"en":"Ribbons","fr":"Rubans","ja":"短冊","ko":"띠"},"needs":[{"cards":[{"category":["ribbon"]}],"count":5}],"points":1},{"extra":{},"id":"chaff","name":{"en":"Chaff","fr":"Kasu","ja":"カス","ko":"피"},"needs":[{"cards":[{"category":["chaff"]}],"count":10}],"points":1}]}');
INSERT INTO "rules" VALUES('6bbafbee70e94e3e1e7bc117d93b7fd03f493716a80d0c8f84e98ffacf4472c8','hana-awase','{"credits":[{"author":"Angel Playing Cards","work":"Rule sheet of a Hanafuda deck"},{"author":"Duarcain","work":"Hana-Awase rules","year":2012}],"deal":{"2":{"field":8,"hand":8},"3":{"field":6,"hand":7},"4":{"field":8,"hand":5}},"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing","id":"hana-awase","minutes":30,"name":{"en":"Hana-Awase","fr":"Hana-Awase","ja":"花合わせ"},"players":{"least":2,"most":4},"summary":{"en":"Match flowers with two to four players; every card and every yaku counts.","fr":"On assortit les fleurs, de deux à quatre joueurs ; chaque carte et chaque yaku compte.","ja":"2人から4人で花を合わせ、札の点も役の点もすべて数えます。"},"yaku":[{"group":"brights","id":"goko","name":{"en":"Goko","fr":"Cinq Lumières","ja":"五光"},"needs":[{"cards":[{"category":["bright"]}],"count":5}],"points":75},{"group":"brights","id":"shiko","name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":4}],"points":50},{"group":"brights","id":"matsu-kiri-bozu","name":{"en":"Matsu-Kiri-Bozu","fr":"Pin, Paulownia et Lune","ja":"松桐坊主"},"needs":[{"cards":[{"id":["pine-crane"]}]},{"cards":[{"id":["paulownia-phoenix"]}]},{"cards":[{"id":["susuki-moon"]}]}],"points":35},{"id":"aka-tan","name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],"points":35},{"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],"points":35},{"id":"nana-tan","name":{"en":"Nana-tan","fr":"Sept Rubans","ja":"七短"},"needs":[{"cards":[{"category":["ribbon"],"without":[{"id":["willow-ribbon"]}]}],"count":7}],"points":50},{"id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["maple-deer"]}]},{"cards":[{"id":["peony-butterflies"]}]}],"points":35},{"id":"tsukimi","name":{"en":"Tsukimi","fr":"Contempler la lune","ja":"月見で一杯"},"needs":[{"cards":[{"id":["susuki-moon"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":20},{"id":"hanami","name":{"en":"Hanami","fr":"Contempler les fleurs","ja":"花見で一杯"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":30}]}');
INSERT INTO "rules" VALUES('4e951edf2cf0f61d7f1e7f28d6df48d4ad3efc42cf5be38d510f8dbce4af1fef','higo-bana-teams','{"best_earns":[{"points":1},{"lead":100,"points":2}],"credits":[{"author":"Kelsey Cretcher","work":"Hanafuda booklet"}],"deal":{"4":{"field":8,"hand":5},"6":{"field":12,"hand":3}},"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing","four_on_field":"dealer","id":"higo-bana-teams","minutes":30,"name":{"en":"Higo-Bana, teams of two","fr":"Higo-Bana par équipes de deux","ja":"肥後花（2人組）"},"pending_pair":true,"players":{"least":4,"most":6},"round_ends":"stock","round_score":{"others_yaku":true},"summary":{"en":"Partners sit opposite and share what they capture.","fr":"Les partenaires se font face et mettent leurs prises en commun.","ja":"向かい合わせの2人が組になり、取り札を合わせます。"},"team_size":2,"values":[{"cards":[{"category":["bright"]}],"id":"bright","points":20},{"cards":[{"category":["ribbon"]}],"id":"ribbon","points":10},{"cards":[{"category":["animal"]}],"id":"animal","points":5},{"cards":[{"role":["rain-man"]}],"id":"rain-man","points":5},{"cards":[{"category":["chaff"]}],"id":"chaff","points":1}],"variant_of":"higo-bana","yaku":[{"id":"viewings","name":{"en":"Curtain, Moon and Cup","fr":"Rideau, Lune et Coupe","ja":"花見月見"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},{"cards":[{"id":["susuki-moon"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}]},{"id":"first-spring","name":{"en":"Crane, Warbler and Curtain","fr":"Grue, Rossignol et Rideau","ja":"表菅原"},"needs":[{"cards":[{"id":["pine-crane"]}]},{"cards":[{"id":["plum-warbler"]}]},{"cards":[{"id":["cherry-curtain"]}]}]},{"id":"aka-tan","name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}]},{"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],"count":3}]},{"id":"kusa-tan","name":{"en":"Kusa-tan","fr":"Rubans d’herbe","ja":"草短"},"needs":[{"cards":[{"id":["wisteria-ribbon"]}]},{"cards":[{"id":["iris-ribbon"]}]},{"cards":[{"id":["clover-ribbon"]}]}]},{"id":"animals-6-9-10","name":{"en":"Butterflies, Cup and Deer","fr":"Papillons, Coupe et Cerf","ja":"蝶盃鹿"},"needs":[{"cards":[{"id":["peony-butterflies"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]},{"cards":[{"id":["maple-deer"]}]}]},{"id":"animals-4-5-7","name":{"en":"Cuckoo, Bridge and Boar","fr":"Coucou, Pont et Sanglier","ja":"不如帰八橋猪"},"needs":[{"cards":[{"id":["wisteria-cuckoo"]}]},{"cards":[{"id":["iris-bridge"]}]},{"cards":[{"id":["clover-boar"]}]}]},{"id":"animals-7-8-10","name":{"en":"Boar, Geese and Deer","fr":"Sanglier, Oies et Cerf","ja":"猪雁鹿"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["susuki-geese"]}]},{"cards":[{"id":["maple-deer"]}]}]}],"yaku_points":50}');
INSERT INTO "rules" VALUES('12f2f99b1e757ba87208d7b14015b80bcc0bae7668b18f0f2bdb0be4db97d1ba','untitled','{"combinations":[{"hand":{"most":1},"id":"hand-field","name":{"en":"Hand-Field","fr":"Main et champ","ja":"手札と場札"},"onto":"field"},{"hand":{"least":3,"most":3},"id":"field-hiki","name":{"en":"Field hiki","fr":"Hiki du champ","ja":"場の引き"},"onto":"field"},{"hand":{"least":2,"most":2},"id":"hand-hand","name":{"en":"Hand-Hand","fr":"Main et main","ja":"手札と手札"}},{"hand":{"least":4,"most":4},"id":"hand-hiki","name":{"en":"Hand hiki","fr":"Hiki de la main","ja":"手札の引き"}},{"effect":false,"field":2,"id":"field-field","lay":1,"name":{"en":"Field-Field","fr":"Champ et champ","ja":"場札と場札"}}],"credits":[{"author":"Suryong"}],"deal":{"2":{"field":4,"hand":5},"3":{"field":4,"hand":5},"4":{"field":4,"hand":4},"5":{"field":4,"hand":4}},"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"effects":[{"cards":[{"category":["bright"]}],"draw":1,"id":"bright","name":{"en":"Bright","fr":"Lumière","ja":"光"},"skip":true},{"cards":[{"ribbon":["poetry"]}],"draw":1,"id":"poetry","name":{"en":"Poetry ribbon","fr":"Ruban à poème","ja":"赤短"}},{"cards":[{"ribbon":["blue"]}],"id":"blue","name":{"en":"Blue ribbon","fr":"Ruban bleu","ja":"青短"},"skip":true}],"family":"shedding","id":"untitled","minutes":20,"name":{"en":"Untitled","fr":"Sans titre","ja":"無題"},"players":{"least":2,"most":5},"race":{},"redeal":[{"cards":[{}],"count":3,"same":"month"}],"summary":{"en":"Be the first without cards, and make the next player draw or sit out.","fr":"Soyez le premier sans cartes, et faites piocher ou patienter le joueur suivant.","ja":"次の人に札を引かせたり休ませたりしながら、真っ先に手札をなくしましょう。"}}');
INSERT INTO "rules" VALUES('2ae36c907e01477ca659c39b32fac89c1e0b707768ab145b8200fca887717bd3','kaze','{"combinations":[{"hand":{"most":1},"id":"leaf","name":{"en":"Leaf","fr":"Feuille","ja":"一葉"},"onto":"discard"},{"hand":{"least":2,"most":2},"id":"twin-leaves","match":[{"month":"same"}],"name":{"en":"Twin leaves","fr":"Feuilles jumelles","ja":"双葉"},"onto":"discard"}],"credits":[{"author":"Hanafuda Desktop","work":"made up here"}],"deal":{"2":{"discard":1,"hand":7},"3":{"discard":1,"hand":7},"4":{"discard":1,"hand":6},"5":{"discard":1,"hand":5},"6":{"discard":1,"hand":5}},"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"direction":"clockwise","drawn_dealer":"next","effects":[{"cards":[{"id":["willow-rainman"]},{"id":["willow-lightning"]}],"draw":1,"id":"storm","name":{"en":"Storm","fr":"Tempête","ja":"嵐"},"who":"others"},{"cards":[{"category":["bright"]}],"draw":2,"id":"gale","name":{"en":"Gale","fr":"Bourrasque","ja":"疾風"},"skip":true},{"cards":[{"role":["sake-cup"]}],"id":"exchange","name":{"en":"Exchange","fr":"Échange","ja":"風の入れ替え"},"swap":"choose"},{"cards":[{"ribbon":["blue"]}],"id":"whirl","name":{"en":"Whirl","fr":"Tourbillon","ja":"つむじ風"},"reverse":true},{"again":true,"cards":[{"ribbon":["poetry"]}],"id":"tailwind","name":{"en":"Tailwind","fr":"Vent arrière","ja":"追い風"}},{"cards":[{"category":["ribbon"]}],"id":"lull","name":{"en":"Lull","fr":"Accalmie","ja":"凪"},"skip":true}],"family":"shedding","id":"kaze","limit":25,"match":[{"month":"same"},{"category":"same"}],"minutes":15,"name":{"en":"Kaze","fr":"Kaze","ja":"風"},"next_dealer":"loser","players":{"least":2,"most":6},"race":{"least_players":4,"settled_by":"chance"},"rounds":5,"struggle":{"effect":true,"only_if_stuck":true},"summary":{"en":"Follow the month or the kind of the last leaf, and let the wind turn.","fr":"Suivez le mois ou le genre de la dernière feuille, et laissez tourner le vent.","ja":"前の葉と同じ月か同じ種類の葉を重ね、風の向きを変えましょう。"},"values":[{"cards":[{"category":["chaff"]}],"id":"chaff","points":1},{"cards":[{"category":["ribbon"]}],"id":"ribbon","points":2},{"cards":[{"category":["animal"]}],"id":"animal","points":3},{"cards":[{"category":["bright"]}],"id":"bright","points":5}]}');
INSERT INTO "rules" VALUES('3fbdacf22b449e4c8cee360460b734ac8cdb85a25603c0814ba6138b032ac293','hanapette','{"columns":[5,4,3,2],"credits":[{"author":"Sem","work":"Hanapette","year":2021}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"speed","fits":[{"month":"adjacent"},{"cards":[{"role":["lightning"]}]},{"onto":[{"role":["lightning"]}]}],"id":"hanapette","name":{"en":"Hanapette","fr":"Hanapette","ja":"ハナペット"},"notes":[{"en":"Saying the month''s name with each card helps to learn the months.","fr":"Dire le nom du mois en posant chaque carte aide à apprendre les mois.","ja":"札を出すたびに月の名前を声に出すと、月が早く覚えられます。"},{"en":"Play with one hand, the other behind your back.","fr":"Jouez d’une main, l’autre derrière le dos.","ja":"片手だけを使い、もう片方の手は背中に回しましょう。"}],"players":{"least":2,"most":2},"summary":{"en":"Both play at once. Be first to lay your flowers on the months beside them.","fr":"Les deux joueurs jouent en même temps. Soyez le premier à poser vos fleurs sur les mois voisins.","ja":"2人が同時に進めます。隣の月の札に重ねて、先に自分の札を出し切りましょう。"}}');
INSERT INTO "rules" VALUES('65fa1a8914e7aaef67101b0af5a358d6197079e3a24083a9a92d3db9f8f9ee06','our-koi-koi','{"counts_as":[{"cards":[{"role":["sake-cup"]}],"category":"chaff","id":"cup"}],"credits":[{"author":"Kelsey Cretcher","work":"Hanafuda booklet"}],"deal":{"2":{"field":8,"hand":8}},"dealt_hands":[{"id":"teshi","months":[4],"name":{"en":"Teshi","fr":"Quatre d’un mois","ja":"手四"},"points":6},{"exact":true,"id":"kuttsuki","months":[2,2,2,2],"name":{"en":"Kuttsuki","fr":"Quatre paires","ja":"くっつき"},"points":6}],"deck":{"id":"hanafuda-48","name":{"en":"Hanafuda, forty-eight cards","fr":"Hanafuda, quarante-huit cartes","ja":"花札四十八枚"}},"family":"fishing","id":"our-koi-koi","minutes":30,"multipliers":[{"id":"opponent-called","name":{"en":"The opponent had called koi-koi","fr":"L’adversaire avait annoncé koi-koi","ja":"相手のこいこい"},"when":{"opponent_calls":1}}],"name":{"en":"Our Koi-Koi","ja":"うちのこいこい"},"players":{"least":2,"most":2},"round_ends":"hands","rounds":6,"stopping":{"go":{"en":"Koi-koi","fr":"Koi-koi","ja":"こいこい","ja-Latn":"Koikoi"},"stop":{"en":"Game","fr":"Stop","ja":"勝負","ja-Latn":"Shōbu"}},"summary":{"en":"Make yaku, and dare to play on for more.","fr":"Formez des yaku, et osez continuer pour en gagner davantage.","ja":"役を作り、さらに上を狙って続けるかどうかの駆け引きを楽しみます。"},"variant_of":"koi-koi","yaku":[{"group":"brights","id":"goko","name":{"en":"Goko","fr":"Cinq Lumières","ja":"五光"},"needs":[{"cards":[{"category":["bright"]}],"count":5}],"points":10},{"group":"brights","id":"shiko","name":{"en":"Shiko","fr":"Quatre Lumières","ja":"四光"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":4}],"points":8},{"group":"brights","id":"ame-shiko","name":{"en":"Ame-Shiko","fr":"Quatre Lumières sous la pluie","ja":"雨四光"},"needs":[{"cards":[{"id":["willow-rainman"]}]},{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":3}],"points":7},{"group":"brights","id":"sanko","name":{"en":"Sanko","fr":"Trois Lumières","ja":"三光"},"needs":[{"cards":[{"category":["bright"],"without":[{"id":["willow-rainman"]}]}],"count":3}],"points":5},{"extra":{"cards":[{"category":["animal"]}]},"id":"ino-shika-cho","name":{"en":"Ino-Shika-Cho","fr":"Sanglier, Cerf, Papillons","ja":"猪鹿蝶"},"needs":[{"cards":[{"id":["clover-boar"]}]},{"cards":[{"id":["maple-deer"]}]},{"cards":[{"id":["peony-butterflies"]}]}],"over":["tane"],"points":5},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"aka-tan-ao-tan","name":{"en":"Aka-tan Ao-tan no Chofuku","fr":"Rubans à poème et bleus","ja":"赤短・青短の重複"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3},{"cards":[{"ribbon":["blue"]}],"count":3}],"over":["aka-tan","ao-tan","tan"],"points":10},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"aka-tan","name":{"en":"Aka-tan","fr":"Rubans à poème","ja":"赤短"},"needs":[{"cards":[{"ribbon":["poetry"]}],"count":3}],"over":["tan"],"points":5},{"extra":{"cards":[{"category":["ribbon"]}]},"id":"ao-tan","name":{"en":"Ao-tan","fr":"Rubans bleus","ja":"青短"},"needs":[{"cards":[{"ribbon":["blue"]}],"count":3}],"over":["tan"],"points":5},{"extra":{},"id":"tane","name":{"en":"Tane","fr":"Animaux","ja":"タネ"},"needs":[{"cards":[{"category":["animal"]}],"count":5}],"points":1},{"extra":{},"id":"tan","name":{"en":"Tan","fr":"Rubans","ja":"短冊"},"needs":[{"cards":[{"category":["ribbon"]}],"count":5}],"points":1},{"id":"hanami-zake","name":{"en":"Hanami-zake","fr":"Contempler les fleurs","ja":"花見酒"},"needs":[{"cards":[{"id":["cherry-curtain"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":3},{"id":"tsukimi-zake","name":{"en":"Tsukimi-zake","fr":"Contempler la lune","ja":"月見酒"},"needs":[{"cards":[{"id":["susuki-moon"]}]},{"cards":[{"id":["chrysanthemum-cup"]}]}],"points":5},{"extra":{},"id":"kasu","name":{"en":"Kasu","fr":"Kasu","ja":"カス"},"needs":[{"cards":[{"category":["chaff"]}],"count":10}],"points":1}]}');
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('won', 'shared', 'lost')),
    points INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'person','won',0,0);
INSERT INTO "seats" VALUES(2,0,'person','won',0,0);
INSERT INTO "seats" VALUES(3,0,'person','won',0,0);
INSERT INTO "seats" VALUES(4,0,'person','won',0,0);
INSERT INTO "seats" VALUES(5,0,'person','won',0,0);
INSERT INTO "seats" VALUES(6,0,'person','won',0,0);
INSERT INTO "seats" VALUES(7,0,'person','won',0,0);
INSERT INTO "seats" VALUES(8,0,'person','won',0,0);
INSERT INTO "seats" VALUES(9,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(10,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(11,0,'person','won',0,0);
INSERT INTO "seats" VALUES(12,0,'person','won',0,0);
INSERT INTO "seats" VALUES(14,0,'person','won',7,3);
INSERT INTO "seats" VALUES(14,1,'casual','lost',-7,0);
INSERT INTO "seats" VALUES(15,0,'person','lost',-6,0);
INSERT INTO "seats" VALUES(15,1,'casual','lost',6,1);
INSERT INTO "seats" VALUES(16,0,'person','lost',-28,1);
INSERT INTO "seats" VALUES(16,1,'casual','won',28,2);
INSERT INTO "seats" VALUES(17,0,'person','won',17,3);
INSERT INTO "seats" VALUES(17,1,'casual','lost',-17,0);
INSERT INTO "seats" VALUES(18,0,'person','lost',-4,2);
INSERT INTO "seats" VALUES(18,1,'casual','won',4,1);
INSERT INTO "seats" VALUES(19,0,'strong','shared',0,1);
INSERT INTO "seats" VALUES(19,1,'person','shared',0,1);
INSERT INTO "seats" VALUES(20,0,'strong','won',2,2);
INSERT INTO "seats" VALUES(20,1,'person','lost',-2,0);
INSERT INTO "seats" VALUES(21,0,'strong','lost',-6,0);
INSERT INTO "seats" VALUES(21,1,'person','lost',6,1);
INSERT INTO "seats" VALUES(22,0,'strong','lost',-27,1);
INSERT INTO "seats" VALUES(22,1,'person','won',27,1);
INSERT INTO "seats" VALUES(23,0,'person','shared',0,1);
INSERT INTO "seats" VALUES(23,1,'person','shared',0,1);
INSERT INTO "seats" VALUES(24,0,'person','won',2,2);
INSERT INTO "seats" VALUES(24,1,'person','lost',-2,0);
INSERT INTO "seats" VALUES(25,0,'person','lost',-6,0);
INSERT INTO "seats" VALUES(25,1,'person','lost',6,1);
INSERT INTO "seats" VALUES(26,0,'person','won',37,2);
INSERT INTO "seats" VALUES(26,1,'beginner','lost',-37,0);
INSERT INTO "seats" VALUES(27,0,'person','won',55,2);
INSERT INTO "seats" VALUES(27,1,'beginner','lost',-55,0);
INSERT INTO "seats" VALUES(28,0,'person','lost',3,1);
INSERT INTO "seats" VALUES(28,1,'beginner','lost',-3,0);
INSERT INTO "seats" VALUES(29,0,'person','won',39,2);
INSERT INTO "seats" VALUES(29,1,'casual','lost',-15,1);
INSERT INTO "seats" VALUES(29,2,'casual','lost',-24,0);
INSERT INTO "seats" VALUES(30,0,'person','won',72,2);
INSERT INTO "seats" VALUES(30,1,'casual','lost',-48,0);
INSERT INTO "seats" VALUES(30,2,'casual','lost',-24,0);
INSERT INTO "seats" VALUES(31,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(31,1,'casual','lost',0,0);
INSERT INTO "seats" VALUES(31,2,'casual','lost',0,0);
INSERT INTO "seats" VALUES(32,0,'person','lost',-1,1);
INSERT INTO "seats" VALUES(32,1,'casual','lost',-1,1);
INSERT INTO "seats" VALUES(32,2,'casual','won',2,1);
INSERT INTO "seats" VALUES(33,0,'person','lost',155,1);
INSERT INTO "seats" VALUES(33,1,'casual','won',221,1);
INSERT INTO "seats" VALUES(33,2,'standard','lost',152,0);
INSERT INTO "seats" VALUES(34,0,'person','lost',184,0);
INSERT INTO "seats" VALUES(34,1,'casual','lost',184,1);
INSERT INTO "seats" VALUES(34,2,'standard','won',190,1);
INSERT INTO "seats" VALUES(35,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(35,1,'casual','lost',0,0);
INSERT INTO "seats" VALUES(35,2,'standard','lost',0,0);
INSERT INTO "seats" VALUES(36,0,'person','shared',2,1);
INSERT INTO "seats" VALUES(36,1,'casual','shared',2,1);
INSERT INTO "seats" VALUES(36,2,'strong','shared',2,1);
INSERT INTO "seats" VALUES(36,3,'casual','shared',2,1);
INSERT INTO "seats" VALUES(37,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(37,1,'casual','won',3,2);
INSERT INTO "seats" VALUES(37,2,'strong','lost',0,0);
INSERT INTO "seats" VALUES(37,3,'casual','won',3,2);
INSERT INTO "seats" VALUES(38,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(38,1,'casual','lost',0,0);
INSERT INTO "seats" VALUES(38,2,'strong','lost',0,0);
INSERT INTO "seats" VALUES(38,3,'casual','lost',0,0);
INSERT INTO "seats" VALUES(40,0,'person','lost',-2,0);
INSERT INTO "seats" VALUES(40,1,'casual','lost',-5,1);
INSERT INTO "seats" VALUES(40,2,'greedy','won',7,1);
INSERT INTO "seats" VALUES(41,0,'person','lost',-2,0);
INSERT INTO "seats" VALUES(41,1,'casual','lost',2,1);
INSERT INTO "seats" VALUES(41,2,'greedy','lost',0,0);
INSERT INTO "seats" VALUES(42,0,'person','lost',-2,0);
INSERT INTO "seats" VALUES(42,1,'casual','won',6,2);
INSERT INTO "seats" VALUES(42,2,'greedy','lost',-4,0);
INSERT INTO "seats" VALUES(43,0,'person','lost',-13,1);
INSERT INTO "seats" VALUES(43,1,'casual','won',13,1);
INSERT INTO "seats" VALUES(44,0,'person','won',9,2);
INSERT INTO "seats" VALUES(44,1,'casual','lost',-9,0);
INSERT INTO "seats" VALUES(45,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(45,1,'casual','lost',0,0);
INSERT INTO "seats" VALUES(46,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(46,1,'keeps-pace','won',4,4);
INSERT INTO "seats" VALUES(47,0,'person','lost',2,2);
INSERT INTO "seats" VALUES(47,1,'keeps-pace','won',5,5);
INSERT INTO "seats" VALUES(48,0,'person','lost',0,0);
INSERT INTO "seats" VALUES(48,1,'keeps-pace','lost',0,0);
INSERT INTO "seats" VALUES(49,0,'person','lost',-3,1);
INSERT INTO "seats" VALUES(49,1,'casual','won',3,1);
INSERT INTO "seats" VALUES(50,0,'person','lost',-3,0);
INSERT INTO "seats" VALUES(50,1,'casual','won',3,2);
INSERT INTO "seats" VALUES(51,0,'person','lost',7,1);
INSERT INTO "seats" VALUES(51,1,'casual','lost',-7,0);
CREATE TABLE yaku (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    yaku TEXT NOT NULL,
    times INTEGER NOT NULL,
    points INTEGER NOT NULL,
    cards TEXT NOT NULL,
    PRIMARY KEY (game_id, seat, yaku)
) WITHOUT ROWID;
INSERT INTO "yaku" VALUES(2,0,'aka-tan',1,0,'12 22 32');
INSERT INTO "yaku" VALUES(2,0,'ame-san-ko',1,0,'11 b1 c1');
INSERT INTO "yaku" VALUES(2,0,'ao-tan',1,0,'62 92 a2');
INSERT INTO "yaku" VALUES(2,0,'early-chaff',2,0,'14 23 34 44 53');
INSERT INTO "yaku" VALUES(2,0,'godori',1,0,'21 41 82');
INSERT INTO "yaku" VALUES(2,0,'hanami-tsukimi-zake',1,0,'31 81 91');
INSERT INTO "yaku" VALUES(2,0,'ino-shika-cho',1,0,'61 71 a1');
INSERT INTO "yaku" VALUES(2,0,'kasu-tan',1,0,'42 52 72');
INSERT INTO "yaku" VALUES(2,0,'kiri-kasu',1,0,'c2 c3 c4');
INSERT INTO "yaku" VALUES(2,0,'late-chaff',2,0,'63 74 84 94 a4');
INSERT INTO "yaku" VALUES(2,0,'yanagi-kasu',1,0,'b2 b3 b4');
INSERT INTO "yaku" VALUES(2,0,'yatsuhashi',1,0,'51');
INSERT INTO "yaku" VALUES(4,0,'aka-tan',1,0,'12 22 32');
INSERT INTO "yaku" VALUES(4,0,'ame-san-ko',1,0,'11 b1 c1');
INSERT INTO "yaku" VALUES(4,0,'ao-tan',1,0,'62 92 a2');
INSERT INTO "yaku" VALUES(4,0,'early-chaff',2,0,'14 24 34 44 53');
INSERT INTO "yaku" VALUES(4,0,'godori',1,0,'21 41 82');
INSERT INTO "yaku" VALUES(4,0,'hanami-tsukimi-zake',1,0,'31 81 91');
INSERT INTO "yaku" VALUES(4,0,'ino-shika-cho',1,0,'61 71 a1');
INSERT INTO "yaku" VALUES(4,0,'kasu-tan',1,0,'42 52 72');
INSERT INTO "yaku" VALUES(4,0,'kiri-kasu',1,0,'c2 c3 c4');
INSERT INTO "yaku" VALUES(4,0,'late-chaff',2,0,'64 74 83 93 a4');
INSERT INTO "yaku" VALUES(4,0,'yanagi-kasu',1,0,'b2 b3 b4');
INSERT INTO "yaku" VALUES(4,0,'yatsuhashi',1,0,'51');
INSERT INTO "yaku" VALUES(6,0,'aka-tan',1,0,'12 22 32');
INSERT INTO "yaku" VALUES(6,0,'ame-san-ko',1,0,'11 b1 c1');
INSERT INTO "yaku" VALUES(6,0,'ao-tan',1,0,'62 92 a2');
INSERT INTO "yaku" VALUES(6,0,'early-chaff',2,0,'13 24 33 43 54');
INSERT INTO "yaku" VALUES(6,0,'godori',1,0,'21 41 82');
INSERT INTO "yaku" VALUES(6,0,'hanami-tsukimi-zake',1,0,'31 81 91');
INSERT INTO "yaku" VALUES(6,0,'ino-shika-cho',1,0,'61 71 a1');
INSERT INTO "yaku" VALUES(6,0,'kasu-tan',1,0,'42 52 72');
INSERT INTO "yaku" VALUES(6,0,'kiri-kasu',1,0,'c2 c3 c4');
INSERT INTO "yaku" VALUES(6,0,'late-chaff',2,0,'64 74 84 94 a3');
INSERT INTO "yaku" VALUES(6,0,'yanagi-kasu',1,0,'b2 b3 b4');
INSERT INTO "yaku" VALUES(6,0,'yatsuhashi',1,0,'51');
INSERT INTO "yaku" VALUES(8,0,'aka-tan',1,0,'12 22 32');
INSERT INTO "yaku" VALUES(8,0,'ame-san-ko',1,0,'11 b1 c1');
INSERT INTO "yaku" VALUES(8,0,'ao-tan',1,0,'62 92 a2');
INSERT INTO "yaku" VALUES(8,0,'early-chaff',2,0,'14 24 33 44 54');
INSERT INTO "yaku" VALUES(8,0,'godori',1,0,'21 41 82');
INSERT INTO "yaku" VALUES(8,0,'hanami-tsukimi-zake',1,0,'31 81 91');
INSERT INTO "yaku" VALUES(8,0,'ino-shika-cho',1,0,'61 71 a1');
INSERT INTO "yaku" VALUES(8,0,'kasu-tan',1,0,'42 52 72');
INSERT INTO "yaku" VALUES(8,0,'kiri-kasu',1,0,'c2 c3 c4');
INSERT INTO "yaku" VALUES(8,0,'late-chaff',2,0,'64 74 83 93 a4');
INSERT INTO "yaku" VALUES(8,0,'yanagi-kasu',1,0,'b2 b3 b4');
INSERT INTO "yaku" VALUES(8,0,'yatsuhashi',1,0,'51');
INSERT INTO "yaku" VALUES(12,0,'aka-tan',1,0,'12 22 32');
INSERT INTO "yaku" VALUES(12,0,'ame-san-ko',1,0,'11 b1 c1');
INSERT INTO "yaku" VALUES(12,0,'ao-tan',1,0,'62 92 a2');
INSERT INTO "yaku" VALUES(12,0,'early-chaff',2,0,'13 23 34 43 54');
INSERT INTO "yaku" VALUES(12,0,'godori',1,0,'21 41 82');
INSERT INTO "yaku" VALUES(12,0,'hanami-tsukimi-zake',1,0,'31 81 91');
INSERT INTO "yaku" VALUES(12,0,'ino-shika-cho',1,0,'61 71 a1');
INSERT INTO "yaku" VALUES(12,0,'kasu-tan',1,0,'42 52 72');
INSERT INTO "yaku" VALUES(12,0,'kiri-kasu',1,0,'c2 c3 c4');
INSERT INTO "yaku" VALUES(12,0,'late-chaff',2,0,'63 73 83 94 a4');
INSERT INTO "yaku" VALUES(12,0,'yanagi-kasu',1,0,'b2 b3 b4');
INSERT INTO "yaku" VALUES(12,0,'yatsuhashi',1,0,'51');
INSERT INTO "yaku" VALUES(14,0,'kasu',1,1,'13 14 23 33 43 44 94 a4 c2 c3');
INSERT INTO "yaku" VALUES(14,0,'tan',1,1,'22 32 52 62 b3');
INSERT INTO "yaku" VALUES(14,0,'tsukimi-zake',1,5,'81 91');
INSERT INTO "yaku" VALUES(15,1,'ino-shika-cho',1,6,'61 71 a1 b2');
INSERT INTO "yaku" VALUES(16,0,'tan',1,1,'12 62 72 92 b3');
INSERT INTO "yaku" VALUES(16,0,'tane',1,1,'21 51 61 71 b2');
INSERT INTO "yaku" VALUES(16,1,'hanami-zake',1,5,'31 91');
INSERT INTO "yaku" VALUES(16,1,'kasu',1,4,'23 24 33 43 53 54 73 83 84 91 94 a4 b4');
INSERT INTO "yaku" VALUES(16,1,'tan',1,1,'12 32 42 92 b3');
INSERT INTO "yaku" VALUES(16,1,'tsukimi-zake',1,5,'81 91');
INSERT INTO "yaku" VALUES(17,0,'ame-shiko',1,7,'11 31 b1 c1');
INSERT INTO "yaku" VALUES(17,0,'kasu',2,3,'23 33 54 73 84 93 b4 c2 c3 c4');
INSERT INTO "yaku" VALUES(17,0,'sanko',1,5,'31 81 c1');
INSERT INTO "yaku" VALUES(17,0,'tan',2,2,'32 42 62 a2 b3');
INSERT INTO "yaku" VALUES(18,0,'tane',1,1,'61 82 91 a1 b2');
INSERT INTO "yaku" VALUES(18,0,'tsukimi-zake',1,5,'81 91');
INSERT INTO "yaku" VALUES(18,1,'hanami-zake',1,5,'31 91');
INSERT INTO "yaku" VALUES(18,1,'tsukimi-zake',1,5,'81 91');
INSERT INTO "yaku" VALUES(19,0,'kasu',1,1,'23 33 34 44 73 74 91 93 a3 a4');
INSERT INTO "yaku" VALUES(19,0,'tane',1,1,'21 61 91 a1 b2');
INSERT INTO "yaku" VALUES(19,1,'sanko',1,5,'11 31 c1');
INSERT INTO "yaku" VALUES(19,1,'tane',1,1,'41 51 61 82 b2');
INSERT INTO "yaku" VALUES(20,0,'kasu',1,1,'13 14 23 33 43 44 94 a4 c2 c3');
INSERT INTO "yaku" VALUES(20,0,'tan',1,1,'22 32 52 62 b3');
INSERT INTO "yaku" VALUES(21,1,'ino-shika-cho',1,6,'61 71 a1 b2');
INSERT INTO "yaku" VALUES(22,0,'tan',1,1,'12 62 72 92 b3');
INSERT INTO "yaku" VALUES(22,0,'tane',1,1,'21 51 61 71 b2');
INSERT INTO "yaku" VALUES(22,1,'hanami-zake',1,5,'31 91');
INSERT INTO "yaku" VALUES(22,1,'kasu',1,4,'23 24 33 43 53 54 73 83 84 91 94 a4 b4');
INSERT INTO "yaku" VALUES(22,1,'tsukimi-zake',1,5,'81 91');
INSERT INTO "yaku" VALUES(23,0,'kasu',1,1,'23 33 34 44 73 74 91 93 a3 a4');
INSERT INTO "yaku" VALUES(23,0,'tane',1,1,'21 61 91 a1 b2');
INSERT INTO "yaku" VALUES(23,1,'sanko',1,5,'11 31 c1');
INSERT INTO "yaku" VALUES(23,1,'tane',1,1,'41 51 61 82 b2');
INSERT INTO "yaku" VALUES(24,0,'kasu',1,1,'13 14 23 33 43 44 94 a4 c2 c3');
INSERT INTO "yaku" VALUES(24,0,'tan',1,1,'22 32 52 62 b3');
INSERT INTO "yaku" VALUES(25,1,'ino-shika-cho',1,6,'61 71 a1 b2');
INSERT INTO "yaku" VALUES(26,0,'kiri-shima',2,20,'c1 c2 c3 c4');
INSERT INTO "yaku" VALUES(26,1,'fuji-shima',1,10,'41 42 43 44');
INSERT INTO "yaku" VALUES(27,0,'fuji-shima',1,10,'41 42 43 44');
INSERT INTO "yaku" VALUES(27,0,'kiri-shima',1,10,'c1 c2 c3 c4');
INSERT INTO "yaku" VALUES(28,1,'fuji-shima',1,10,'41 42 43 44');
INSERT INTO "yaku" VALUES(29,0,'four-brights',1,4,'11 31 b1 c1');
INSERT INTO "yaku" VALUES(29,0,'godori',1,5,'21 41 82');
INSERT INTO "yaku" VALUES(29,1,'blue-ribbons',1,3,'62 92 a2');
INSERT INTO "yaku" VALUES(30,0,'chaff',2,12,'24 43 44 53 54 83 91 93 94 c2 c3');
INSERT INTO "yaku" VALUES(30,0,'grass-ribbons',1,3,'42 52 72');
INSERT INTO "yaku" VALUES(30,0,'ribbons',1,1,'22 42 52 72 92');
INSERT INTO "yaku" VALUES(30,2,'chaff',1,2,'13 14 23 33 34 43 73 74 a4 c3 c4');
INSERT INTO "yaku" VALUES(30,2,'three-brights',1,3,'11 31 81');
INSERT INTO "yaku" VALUES(32,0,'chaff',1,2,'13 14 23 24 54 91 93 a4 c2');
INSERT INTO "yaku" VALUES(32,0,'ribbons',1,2,'12 22 52 72 a2 b3');
INSERT INTO "yaku" VALUES(32,1,'chaff',1,1,'13 24 34 43 54 63 64 73 83 84');
INSERT INTO "yaku" VALUES(32,1,'poetry-ribbons',1,3,'12 22 32');
INSERT INTO "yaku" VALUES(32,1,'ribbons',1,1,'22 32 42 52 62');
INSERT INTO "yaku" VALUES(32,2,'chaff',1,3,'23 33 44 53 91 93 94 a3 a4 b4');
INSERT INTO "yaku" VALUES(34,2,'hanami',1,30,'31 91');
INSERT INTO "yaku" VALUES(36,0,'kusa-tan',1,50,'42 52 72');
INSERT INTO "yaku" VALUES(36,1,'aka-tan',1,50,'12 22 32');
INSERT INTO "yaku" VALUES(36,1,'animals-6-9-10',1,50,'61 91 a1');
INSERT INTO "yaku" VALUES(36,1,'viewings',1,50,'31 81 91');
INSERT INTO "yaku" VALUES(36,2,'kusa-tan',1,50,'42 52 72');
INSERT INTO "yaku" VALUES(36,3,'aka-tan',1,50,'12 22 32');
INSERT INTO "yaku" VALUES(36,3,'animals-6-9-10',1,50,'61 91 a1');
INSERT INTO "yaku" VALUES(36,3,'viewings',1,50,'31 81 91');
INSERT INTO "yaku" VALUES(37,0,'kusa-tan',1,50,'42 52 72');
INSERT INTO "yaku" VALUES(37,1,'animals-4-5-7',2,100,'41 51 71');
INSERT INTO "yaku" VALUES(37,1,'animals-7-8-10',1,50,'71 82 a1');
INSERT INTO "yaku" VALUES(37,2,'kusa-tan',1,50,'42 52 72');
INSERT INTO "yaku" VALUES(37,3,'animals-4-5-7',2,100,'41 51 71');
INSERT INTO "yaku" VALUES(37,3,'animals-7-8-10',1,50,'71 82 a1');
INSERT INTO "yaku" VALUES(49,0,'tan',1,2,'32 42 52 62 a2 b3');
INSERT INTO "yaku" VALUES(49,1,'kasu',1,4,'13 14 33 34 43 44 53 64 83 94 a3 a4 b4');
INSERT INTO "yaku" VALUES(49,1,'tane',1,1,'51 61 82 a1 b2');
INSERT INTO "yaku" VALUES(50,1,'tan',2,2,'12 22 52 62 b3');
INSERT INTO "yaku" VALUES(50,1,'tane',1,1,'41 51 61 91 b2');
INSERT INTO "yaku" VALUES(51,0,'kasu',1,5,'14 33 34 44 53 54 74 84 91 93 94 b4 c2 c4');
INSERT INTO "yaku" VALUES(51,0,'tane',1,2,'41 51 71 82 91 a1');
CREATE INDEX games_by_time ON games (ended, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',51);
COMMIT;
